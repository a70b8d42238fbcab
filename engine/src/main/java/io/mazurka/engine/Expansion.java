package io.mazurka.engine;

import io.mazurka.program.Execution;
import java.util.List;

/**
 * Which enabled threads are explored from a state: the first question of the loop.
 *
 * <p>All methods speak of the last state of the path.
 */
interface Expansion {

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

  /** What a reader of the result should know about how the states were explored. */
  default List<String> notes() {
    return List.of();
  }

  /** The search is done with the transition that led to the state and is about to take it back. */
  default void retreating() {}
}
