package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Schedule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which enabled threads are explored from a state: the first question of the loop.
 *
 * <p>All methods speak of the last state of the path.
 */
interface Expansion {

  /** What a reader must know where symmetric transitions were left out. */
  String MIRROR_IMAGES =
      "Of schedules that differ only in which of several interchangeable threads is which, one was"
          + " explored: findings and outcomes stand for their mirror images too.";

  /** That states could not be read, and why. */
  static String unread(String states, String obstacle) {
    return states + " could not be read" + (obstacle.isEmpty() ? "" : " (" + obstacle + ")");
  }

  /**
   * The state was reached by a new transition; nothing has been explored from it yet.
   *
   * @param execution stands in the state, to be looked at but not moved
   */
  void reached(Execution execution);

  /** Whether something is left to explore from the state. */
  boolean unfinished();

  /** Chooses the next transition to explore from the state, which is unfinished. */
  void choose();

  /** An execution has ended in the state, and was closed. */
  default void ended() {}

  /**
   * Everything was explored, and nothing was found.
   *
   * @throws io.mazurka.program.ProgramException if the expansion was told of what is not there
   */
  default void verified() {}

  /** What a reader of the result should know about how the states were explored. */
  default List<String> notes() {
    return List.of();
  }

  /** Why states that were to be read could not be, as far as is known; null if they could. */
  default @Nullable String blindness() {
    return null;
  }

  /** Whether threads were found to be alike where they first compete for something. */
  default boolean hasAlikeThreads() {
    return false;
  }

  /**
   * How many threads are left to explore from a state of the path, known already or expected to be
   * found, beside the one that goes on from there.
   */
  default int left(int state) {
    return 0;
  }

  /** Whether states were visited from which no execution ends; asked when all is explored. */
  default boolean isTrapped() {
    return false;
  }

  /** A schedule that leads to such a state, or null if none is known. */
  default @Nullable Schedule wayToTrap() {
    return null;
  }

  /** The search is done with the transition that led to the state and is about to take it back. */
  default void retreating() {}
}
