package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
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
  private final transient Schedule inFull;
  private final boolean changesSteps;

  /**
   * What is learned when this schedule is run.
   *
   * @param inFull the same for the program in full
   */
  Lesson(Schedule schedule, Schedule inFull, SearchAgain learned) {
    this(schedule, inFull, learned.changesSteps());
  }

  private Lesson(Schedule schedule, Schedule inFull, boolean changesSteps) {
    super("something was learned about the program", null, false, false);
    this.schedule = schedule;
    this.inFull = inFull;
    this.changesSteps = changesSteps;
  }

  /** Has the program, in full, learn what it has to know to follow the schedule. */
  static void teach(Program program, Schedule schedule) {
    for (Schedule lesson : schedule.lessons()) {
      new Lesson(lesson, lesson, true).teach(program);
    }
  }

  /** The schedule that shows it, where there is a step for each thing that threads do. */
  Schedule inFull() {
    return inFull;
  }

  /** Whether threads take other steps because of it. */
  boolean changesSteps() {
    return changesSteps;
  }

  /**
   * Has the program learn this, too, and before it whatever else is on the way: who gave the lesson
   * may have known that since another search. Knowing it already, the program may do other things
   * than the schedule says, which then ends.
   */
  void teach(Program program) {
    boolean learns = true;
    while (learns) {
      learns = run(program);
    }
  }

  /** Runs the schedule; returns whether the program has learned something. */
  private boolean run(Program program) {
    try (Execution execution = program.start()) {
      for (int i = 0; i < schedule.length() && isPossible(execution, i); i++) {
        execution.step(schedule.thread(i), schedule.alternative(i));
      }
      return false;
    } catch (SearchAgain _) {
      return true;
    }
  }

  private boolean isPossible(Execution execution, int step) {
    int thread = schedule.thread(step);
    Operation next = thread < execution.threads() ? execution.pending(thread) : null;
    return next != null
        && execution.enabled(thread)
        && schedule.alternative(step) < next.alternatives();
  }
}
