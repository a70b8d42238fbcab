package io.mazurka.jvm.runtime;

/** Unwinds a thread of the program whose execution cannot go on. */
final class Abandoned extends Error {

  private static final long serialVersionUID = 1L;

  Abandoned() {
    super("the execution is over", null, false, false);
  }
}
