package io.mazurka.jvm.runtime;

/** What is counted in all executions of a world. */
public final class Tally {

  private long steps;
  private long filtered;
  private boolean weakAccesses;

  Tally() {}

  /** A thread has taken a step. */
  void step() {
    steps++;
  }

  /** How many steps there have been; another thread may see an older number. */
  public long steps() {
    return steps;
  }

  /** An access needed no scheduling point because nobody else could reach the object. */
  void filter() {
    filtered++;
  }

  /** How many such accesses there were. */
  public long filtered() {
    return filtered;
  }

  /** An access weaker than volatile was made, whose reorderings are not explored. */
  void weakAccess(int site) {
    weakAccesses |= !Sites.get(site).isCopy();
  }

  /** Whether the program has made accesses that are weaker than volatile. */
  public boolean weakAccesses() {
    return weakAccesses;
  }
}
