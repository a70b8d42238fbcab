package io.mazurka.check;

import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A program ready to be explored, and what its front end knows besides. */
public interface Loaded extends AutoCloseable {

  /** What the search runs. */
  Program program();

  /**
   * Tells whether the program's text or class files are still those of an earlier time; empty where
   * nobody asks.
   */
  default String digest() {
    return "";
  }

  /** How many accesses needed no scheduling point, if the front end filters. */
  default OptionalLong filteredAccesses() {
    return OptionalLong.empty();
  }

  /** Data races that were to be reported without being findings. */
  default List<Finding> reportedRaces() {
    return List.of();
  }

  /** What a verdict does not cover, a sentence each. */
  default List<String> notes() {
    return List.of();
  }

  /** A number that grows with every step of the program; may be asked for by any thread. */
  default long steps() {
    return System.nanoTime();
  }

  /**
   * Whether somebody may hold the program anywhere for as long as they like, as a debugger does.
   */
  default boolean mayBeHeld() {
    return false;
  }

  /** What the program is doing just now, in words; may be asked for by any thread. */
  default Optional<String> whereabouts() {
    return Optional.empty();
  }

  @Override
  default void close() {}
}
