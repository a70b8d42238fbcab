package io.mazurka.engine;

/** Is told how a search gets on; called on the searching thread, so it must be quick. */
public interface SearchListener {

  /** Hears nothing. */
  SearchListener NONE = new SearchListener() {};

  /** A transition is about to be explored; it is not one that is only replayed. */
  default void stepping(Search search) {}

  /** An execution has ended; {@code statistics} is read only where needed, as it makes a copy. */
  default void executionEnded(Search search) {}

  /** A finding that was not seen before. */
  default void found(Counterexample counterexample) {}
}
