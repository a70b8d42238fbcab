package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;

/**
 * A front end has learned something about the program ({@link SearchAgain}), and this is how.
 *
 * <p>Every worker has a program of its own, and all of them have to describe operations in the same
 * way. So what one has learned the others learn by running the same schedule, in the same order.
 */
final class Lesson extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Schedule schedule;

  /** What is learned when this schedule is run. */
  Lesson(Schedule schedule) {
    super("something was learned about the program", null, false, false);
    this.schedule = schedule;
  }

  /** Has the program learn this, too. */
  void teach(Program program) {
    try (Execution execution = program.start()) {
      for (int i = 0; i < schedule.length(); i++) {
        execution.step(schedule.thread(i), schedule.alternative(i));
      }
    } catch (SearchAgain _) {
      // That is how it is learned.
    }
  }
}
