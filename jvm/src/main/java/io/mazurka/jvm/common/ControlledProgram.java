package io.mazurka.jvm.common;

import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import java.util.List;
import java.util.Optional;

/** A Java program under control, and what is known of all its executions so far. */
public interface ControlledProgram extends Program, AutoCloseable {

  /**
   * How many accesses were no visible operations, because no other thread could reach the object.
   */
  long filteredAccesses();

  /** How many steps all executions have taken so far; may be asked for by any thread. */
  long steps();

  /**
   * Which thread of the program is running, and since which operation; may be asked for by any
   * thread.
   */
  Optional<String> whereabouts();

  /** The data races seen so far, each once. */
  List<Finding> reportedRaces();

  /** What a reader of the verdict should know. */
  List<String> notes();

  @Override
  void close();
}
