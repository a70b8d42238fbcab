package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;

/** For how long a thread waits for what it needs. */
enum Patience {
  /** Until it has it. */
  ENDLESS,
  /** Until no thread can move unless somebody gives up. */
  LONG,
  /** Until any moment. */
  SHORT;

  /**
   * The patience of the running thread, which is told to wait so long, less than nothing being for
   * ever.
   */
  static Patience of(long nanos) {
    if (nanos < 0) {
      return ENDLESS;
    }
    World world = World.active();
    if (nanos == 0 || !world.timesOutLate()) {
      return SHORT;
    }
    world.learned().note(Fact.PATIENCE);
    world.deadlines().begin(Operations.thread(), nanos);
    return LONG;
  }

  /** Whether the thread will give up some time. */
  boolean ends() {
    return this != ENDLESS;
  }

  /** The kind of what it does when its need is met, where it may have to wait for that or not. */
  Kind kind(Kind whenMet) {
    return this == SHORT ? whenMet : Synchronizer.whenMet(whenMet);
  }

  /** The state in which others see the thread while it waits. */
  Thread.State state() {
    return ends() ? Thread.State.TIMED_WAITING : Thread.State.WAITING;
  }
}
