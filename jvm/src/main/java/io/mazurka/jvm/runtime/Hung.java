package io.mazurka.jvm.runtime;

/** What a thread waits for that computes without end: it never moves again. */
final class Hung implements Guard {

  @Override
  public boolean opensFor(ProgramThread thread) {
    return false;
  }

  @Override
  public String describe() {
    return "nothing: it computes without end";
  }
}
