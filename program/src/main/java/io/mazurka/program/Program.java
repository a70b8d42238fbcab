package io.mazurka.program;

import java.util.List;

/** A program that can be run again and again, each time under a schedule chosen from outside. */
public interface Program {

  /** Starts an execution from the initial state; no thread has moved yet. */
  Execution start();

  /**
   * Runs one schedule and tells it step by step, in words for people.
   *
   * @throws ProgramException if the program does not follow the schedule
   */
  Trace trace(Schedule schedule);

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
