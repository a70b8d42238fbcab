package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import org.jspecify.annotations.Nullable;

/**
 * What operations carry for what is {@link Learned} of the program: links to locations that stand
 * for its life, for the states of its threads and for the order in which these go on.
 */
final class Links {

  private static final int NOWHERE = -1;

  private final World world;
  private final Learned learned;
  private int program;
  private int haste;
  private int states;
  private int progress = NOWHERE;
  private int time = NOWHERE;
  private int givingUp = NOWHERE;

  Links(World world, Learned learned) {
    this.world = world;
    this.learned = learned;
  }

  /** An execution begins. */
  void begin() {
    program = place("the program");
    haste = place("the end of the program");
    states = place("the threads");
    if (learned.has(Fact.ENDLESS)) {
      progress = place("the other threads");
    }
    if (learned.has(Fact.PATIENCE)) {
      time = place("the time");
      givingUp = place("the end of patience");
    }
  }

  private int place(String name) {
    return world.location(world.objects().addPlace(new Names.Place(name)), Locations.LIFE);
  }

  /** The location that stands for the life of the program. */
  int lifeOfProgram() {
    return program;
  }

  /** The location of what comes before the program's end. */
  int haste() {
    return haste;
  }

  /** The location that stands for the states of all threads. */
  int statesOfThreads() {
    return states;
  }

  /** Whether the location stands only for the order of operations: nobody looks at it. */
  boolean isOrder(int location) {
    return location == time || location == givingUp || location == progress;
  }

  /** The operation of a thread, with what it implies for those whom it matters to. */
  Operation complete(ProgramThread thread, Operation operation, boolean isPatient) {
    Operation also = operation.also();
    boolean needsProgram =
        learned.has(Fact.DAEMONS) && thread.identity().isDaemon() && operation.kind() != Kind.END;
    if (needsProgram && thread.comesBeforeEnd && learned.endsWithMain()) {
      also = Operation.of(Kind.RELEASE, haste, also);
    } else if (learned.has(Fact.EXITS) || needsProgram) {
      also = Operation.of(Kind.READ, program, also);
    }
    if (learned.has(Fact.LOOKS_AT_STATES)) {
      also = Operation.of(Kind.RELEASE, states, also);
    }
    if (learned.has(Fact.ENDLESS)) {
      also = Operation.of(thread.pace.standsBack ? Kind.JOIN : Kind.RELEASE, progress, also);
    }
    if (learned.has(Fact.PATIENCE) && !isPatient) {
      also = Operation.of(Kind.RELEASE, time, also);
    }
    if (world.invariants().isVisible(operation)) {
      also = Operation.of(Kind.UPDATE, world.invariants().location(), also);
    }
    return also == operation.also() ? operation : linked(operation, also);
  }

  /**
   * The operation of a thread that waits until nobody can move otherwise. To give up depends on all
   * that others do, and can only come behind it. Who has got what it needs could have given up
   * before, wherever another one did.
   */
  Operation withPatience(Operation operation, boolean givesUp) {
    Operation others = Operation.of(givesUp ? Kind.JOIN : Kind.RELEASE, time, operation.also());
    return linked(operation, Operation.of(givesUp ? Kind.ACQUIRE : Kind.RELEASE, givingUp, others));
  }

  private static Operation linked(Operation operation, @Nullable Operation also) {
    return Operation.of(operation.kind(), operation.object(), also)
        .withAlternatives(operation.alternatives());
  }
}
