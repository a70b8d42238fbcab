package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.ProgramException;

/**
 * A program did not repeat itself: after the same schedule a thread stands before another operation
 * than it did before. Its behaviour depends on something outside the schedule, such as time, a
 * random number, or state that one execution leaves to the next.
 */
public final class Divergence extends ProgramException {

  private static final long serialVersionUID = 1L;

  private Divergence(int step, int thread, Operation expected, String found) {
    super(
        ("the program does not repeat itself: at step %d of the schedule thread %d was expected to"
                + " perform %s but the program is about to perform %s; something outside the"
                + " schedule decides what it does")
            .formatted(step, thread, expected, found));
  }

  /** A thread that was enabled in this state before is not. */
  Divergence(int step, int thread) {
    super(
        ("the program does not repeat itself: at step %d of the schedule thread %d was expected to"
                + " be able to move but is not; something outside the schedule decides what it does")
            .formatted(step, thread));
  }

  /** Checks that the thread can do again what it did in this state before. */
  static void check(Execution execution, int step, int thread, Operation expected) {
    if (thread >= execution.threads()) {
      throw new Divergence(step, thread, expected, "nothing: there is no such thread");
    }
    Operation pending = execution.pending(thread);
    if (pending == null) {
      throw new Divergence(step, thread, expected, "nothing: the thread has finished");
    }
    if (!Operation.same(pending, expected)) {
      throw new Divergence(step, thread, expected, pending.toString());
    }
    if (!execution.enabled(thread)) {
      throw new Divergence(step, thread, expected, "nothing: " + pending + " is blocked");
    }
  }
}
