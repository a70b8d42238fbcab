package io.mazurka.jvm.runtime;

/** The time that the threads of the program see: it passes as they look at it and wait. */
public final class VirtualTime {

  private VirtualTime() {}

  /** The present virtual time of the thread. */
  public static long nanoTime() {
    ProgramThread thread = Operations.thread();
    World world = World.active();
    world.clocks().pass(thread.number(), thread.draws.nextTick());
    thread.spin.changed();
    return world.clocks().time(thread.number());
  }

  /**
   * The same for code that may be a copy of the JDK's: a timer looks at the clock in each round.
   */
  public static long currentTimeMillis(int site) {
    if (Sites.get(site).isCopy()) {
      World.active().rounds().passed(Operations.thread(), true);
    }
    return currentTimeMillis();
  }

  /** The virtual time of the thread when it last synchronised or looked at the clock. */
  public static long timeSoFar() {
    return World.active().clocks().time(Operations.thread().number());
  }

  /** The present virtual time as a date. */
  public static long currentTimeMillis() {
    return 1_767_225_600_000L + nanoTime() / 1_000_000;
  }
}
