package io.mazurka.program;

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
}
