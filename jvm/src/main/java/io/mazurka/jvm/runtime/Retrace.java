package io.mazurka.jvm.runtime;

import io.mazurka.program.Operation;
import io.mazurka.program.Route;
import org.jspecify.annotations.Nullable;

/**
 * Takes steps again that an earlier execution took. A thread that has several of them in a row goes
 * from one to the next by itself: there is nothing for the scheduler to decide in between.
 */
final class Retrace {

  private final World world;
  private @Nullable Route route;
  private int next;

  Retrace(World world) {
    this.world = world;
  }

  /**
   * Whether the step that is being taken was taken before: all that came to light then is known.
   */
  boolean isUnderWay() {
    return route != null;
  }

  /** Takes the steps, up to one that cannot be taken as it was; returns how many were taken. */
  int follow(Route steps) {
    route = steps;
    next = 0;
    try {
      while (next < steps.length() && isPossible(steps)) {
        ProgramThread thread = world.threads().get(steps.thread(next));
        world.resume(thread, steps.alternative(next++));
      }
      return next;
    } finally {
      route = null;
    }
  }

  /**
   * Lets a thread that has come to the end of a step begin the next one, if that is its own;
   * returns whether it was.
   */
  boolean leads(ProgramThread thread) {
    Route steps = route;
    if (steps == null || next == steps.length() || steps.thread(next) != thread.number()) {
      return false;
    }
    world.lend(null);
    boolean possible = !world.invariants().any() && isPossible(steps);
    world.lend(thread);
    if (possible) {
      world.taken(thread);
      thread.begin(steps.alternative(next++));
    }
    return possible;
  }

  private boolean isPossible(Route steps) {
    if (steps.thread(next) >= world.threads().size()) {
      return false;
    }
    ProgramThread thread = world.threads().get(steps.thread(next));
    return world.enabled(thread) && Operation.same(thread.pending(), steps.operation(next));
  }
}
