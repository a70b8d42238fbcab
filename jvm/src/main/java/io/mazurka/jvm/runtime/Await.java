package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * A thread that has gone round a loop and changed nothing waits here: until one of the locations it
 * looked at has changed, going round again would lead to the very same state.
 */
final class Await implements Guard {

  private final World world;
  private final int[] locations;
  private final int[] versions;

  Await(World world, int[] locations, int[] versions) {
    this.world = world;
    this.locations = locations;
    this.versions = versions;
  }

  @Override
  public boolean opensFor(ProgramThread thread) {
    for (int i = 0; i < locations.length; i++) {
      if (world.changes().version(locations[i], thread) != versions[i]) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean spins() {
    return true;
  }

  /** Who changes one of the locations must take a step. */
  void note() {
    for (int location : locations) {
      world.protections().awaited(location);
    }
  }

  /** The operation: a look at all of the locations. */
  Operation operation() {
    return operation(null);
  }

  /** The operation: a look at all of the locations, in addition to what else is done. */
  Operation operation(@Nullable Operation also) {
    Operation operation = also;
    for (int location : locations) {
      operation = Operation.of(Kind.AWAIT, location, operation);
    }
    return operation == null ? Operation.of(Kind.YIELD) : operation;
  }

  @Override
  public String describe() {
    if (locations.length == 0) {
      return "something, but looks at nothing that others change";
    }
    StringBuilder text = new StringBuilder("a change of ");
    for (int i = 0; i < locations.length; i++) {
      text.append(i == 0 ? "" : i == locations.length - 1 ? " or " : ", ")
          .append(world.names().location(locations[i]));
    }
    return text.toString();
  }
}
