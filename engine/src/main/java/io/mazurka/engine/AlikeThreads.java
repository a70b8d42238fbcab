package io.mazurka.engine;

/**
 * Some threads are symmetric where they first compete for something: recognising states up to
 * symmetry is likely to pay.
 */
final class AlikeThreads extends RuntimeException {

  private static final long serialVersionUID = 1L;

  AlikeThreads() {
    super("some threads are alike", null, false, false);
  }
}
