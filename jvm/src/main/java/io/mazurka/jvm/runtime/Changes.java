package io.mazurka.jvm.runtime;

import io.mazurka.program.Operation;
import java.util.Arrays;

/** How often each location has changed: what loops that spin wait for. */
final class Changes {

  private final World world;
  private final Dirty changed = new Dirty();
  private int[] versions = new int[256];

  Changes(World world) {
    this.world = world;
  }

  /** A number that differs from an earlier one if others may have changed the location since. */
  int version(int location, ProgramThread asking) {
    if (location == world.links().statesOfThreads()) {
      return world.steps() - asking.steps;
    }
    return location < versions.length ? versions[location] : 0;
  }

  /** The location has changed. */
  void bump(int location) {
    if (location >= versions.length) {
      versions = Arrays.copyOf(versions, Math.max(location + 1, 2 * versions.length));
    }
    versions[location]++;
    changed.mark(location);
  }

  /** An operation has been performed. */
  void performed(ProgramThread thread, Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      int object = link.object();
      switch (link.kind()) {
        case READ, JOIN, SLEEP -> look(thread, object);
        case BEGIN, AWAIT, LOCK, UNLOCK, LOCK_SHARED, UNLOCK_SHARED -> {}
        case YIELD, WAIT, WAKE, PARK, CHOOSE -> {}
        default -> change(thread, object);
      }
    }
    thread.steps++;
    thread.moved = true;
    thread.spin.moved();
  }

  private void look(ProgramThread thread, int object) {
    if (object != world.links().lifeOfProgram() && !world.links().isOrder(object)) {
      thread.spin.looked(object, version(object, thread));
    }
  }

  private void change(ProgramThread thread, int object) {
    if (object == world.links().statesOfThreads() || world.links().isOrder(object)) {
      return;
    }
    if (object == thread.interruption || thread.stance.changesNothing()) {
      look(thread, object);
      return;
    }
    bump(object);
    thread.spin.changed();
  }

  void clear() {
    for (int i = 0; i < changed.size(); i++) {
      versions[changed.get(i)] = 0;
    }
    changed.clear();
  }
}
