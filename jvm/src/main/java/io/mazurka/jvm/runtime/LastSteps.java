package io.mazurka.jvm.runtime;

/**
 * Lets the main thread, where it is the only one that is no daemon, wait with its end for what
 * daemon threads do before the program ends.
 *
 * <p>Whether a daemon thread takes a step before the end or never makes a difference only where
 * somebody can tell: by what it prints, or by a finding. What pools and futures do inside to hand
 * on a result is no such thing. Each of these steps would have to be tried before the end and after
 * it, that is never; as nothing hinders a thread from taking it, and nobody is left to see that it
 * was taken, it is enough to try it before. Such steps are few in a row, so the end is not put off
 * for ever.
 */
record LastSteps(World world) implements Guard {

  @Override
  public boolean opensFor(ProgramThread thread) {
    return world.threads().stream().noneMatch(other -> other.comesBeforeEnd && !other.ended);
  }

  @Override
  public String describe() {
    return "what daemon threads do before the end of the program";
  }
}
