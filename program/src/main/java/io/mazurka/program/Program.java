package io.mazurka.program;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A program that can be run again and again, each time under a schedule chosen from outside. */
public interface Program {

  /** Starts an execution from the initial state; no thread has moved yet. */
  Execution start();

  /**
   * The same program for another worker, to be run by another thread at the same time as this one,
   * or null if that is impossible. It knows nothing of what was learned so far, it gives objects
   * the same numbers, and it is closed along with this one.
   */
  default @Nullable Program fellow() {
    return null;
  }

  /**
   * The same program with a step for each thing that threads do, also where no other thread can
   * notice it: people want to see these, and schedules that are told or kept have them. A search
   * does without.
   */
  default Program inFull() {
    return this;
  }

  /**
   * Runs one schedule of the program {@linkplain #inFull in full} and tells it step by step, in
   * words for people.
   *
   * @throws ProgramException if the program does not follow the schedule
   */
  Trace trace(Schedule schedule);

  /**
   * States are not read any more in executions to come, unless they are asked for again: what was
   * done for that only need not be done.
   */
  default void stopReading() {}

  /**
   * Whether threads take other steps than at first, as something was learned: schedules from before
   * cannot be followed any more.
   */
  default boolean hasOtherSteps() {
    return false;
  }

  /** The symmetries that the program itself declares. */
  default List<Symmetry> symmetries() {
    return List.of();
  }

  /**
   * Reads a symmetry that the user declares for this program.
   *
   * @throws ProgramException if the declaration does not fit the program
   */
  default Symmetry symmetry(String declaration) {
    return Symmetry.parse(declaration);
  }
}
