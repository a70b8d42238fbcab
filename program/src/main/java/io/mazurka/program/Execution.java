package io.mazurka.program;

import org.jspecify.annotations.Nullable;

/**
 * One run of a program, standing in a state: every thread stands before its next visible operation.
 *
 * <p>Threads are numbered from 0 in the order in which they came into being; a number is never
 * reused. Calling any of these methods twice in the same state gives the same answer, and the same
 * schedule always leads to the same state.
 */
public interface Execution extends AutoCloseable {

  /** How many threads there have been so far, the finished ones among them. */
  int threads();

  /** The operation that the thread will perform next, or null once it has finished. */
  @Nullable Operation pending(int thread);

  /** Whether the thread's pending operation can be performed now; false for a finished thread. */
  boolean enabled(int thread);

  /**
   * Lets one enabled thread take one transition: its pending operation and the invisible code
   * behind it.
   *
   * @param alternative which of {@link Operation#alternatives()} is taken, from 0
   * @return what the transition brought to light, or null if it was harmless, as nearly always
   */
  @Nullable Finding step(int thread, int alternative);

  /**
   * Takes the steps of another execution of the program again, from the initial state on; what they
   * bring to light is known. Stops before a step that cannot be taken as it was.
   *
   * @return how many steps were taken
   */
  default int follow(Route route) {
    for (int i = 0; i < route.length(); i++) {
      int thread = route.thread(i);
      if (thread >= threads()
          || !enabled(thread)
          || !Operation.same(pending(thread), route.operation(i))) {
        return i;
      }
      step(thread, route.alternative(i));
    }
    return route.length();
  }

  /** What else the last transition brought to light, one after the other; null if that is all. */
  default @Nullable Finding more() {
    return null;
  }

  /**
   * How the execution ended; called once no thread is enabled, or the search goes no further along
   * it.
   */
  Ending end();

  /**
   * What was not explored along this execution, as it would have gone on for ever, in words that
   * follow "but"; null if nothing was. Asked when the search goes no further along it.
   */
  default @Nullable String leftOut() {
    return null;
  }

  /**
   * The schedule by which the program {@linkplain Program#inFull in full} does what this execution
   * has done so far.
   *
   * @param taken the steps so far, and the one under way
   */
  default Schedule inFull(Schedule taken) {
    return taken;
  }

  /** What the program calls the thread. */
  default String name(int thread) {
    return Integer.toString(thread);
  }

  /** What the thread, and threads that it may still start, may still do. */
  default Prospect prospect(int thread) {
    return Prospect.ANYTHING;
  }

  /**
   * Whether something has come to light so far that makes findings depend on more than the state:
   * on what happened before what, among all that led there. States are then to be read together
   * with that ({@link Probe#readWithPast}).
   */
  default boolean pastMatters() {
    return false;
  }

  /** What reads the states of this execution, or null if nothing can. */
  default @Nullable Probe probe() {
    return null;
  }

  /** Gives up the execution wherever it stands. */
  @Override
  void close();
}
