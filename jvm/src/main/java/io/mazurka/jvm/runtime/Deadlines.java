package io.mazurka.jvm.runtime;

/**
 * When time runs out for those who wait until no thread can move otherwise. Only then does time
 * pass, up to the first moment at which one of them gives up; so it is the same time for all.
 */
final class Deadlines {

  private final World world;
  private long now;

  Deadlines(World world) {
    this.world = world;
  }

  /** Another execution begins. */
  void clear() {
    now = 0;
  }

  /** The thread begins to wait for so long. */
  void begin(ProgramThread thread, long nanos) {
    thread.stance.deadline = nanos > Long.MAX_VALUE - now ? Long.MAX_VALUE : now + nanos;
  }

  /** For how long a thread that waits will do so. */
  long left(ProgramThread thread) {
    return thread.stance.deadline - now;
  }

  /** Whether time runs out for the thread, which waits, before anybody else can move. */
  boolean isNext(ProgramThread thread) {
    return world.threads().stream()
        .noneMatch(other ->
            other.stance.canMoveAtOnce()
                || other.stance.canGiveUp() && other.stance.deadline < thread.stance.deadline);
  }

  /** Time has run out for the thread. */
  void passed(ProgramThread thread) {
    now = thread.stance.deadline;
  }
}
