package io.mazurka.engine;

/**
 * A program has operations that a search which predicts them cannot cope with: on other objects
 * when other threads have moved, as where a pointer is followed, or waiting for a sum of several
 * additions.
 */
final class UnpredictableOperations extends RuntimeException {

  private static final long serialVersionUID = 1L;

  UnpredictableOperations() {
    super("an operation cannot be predicted", null, false, false);
  }
}
