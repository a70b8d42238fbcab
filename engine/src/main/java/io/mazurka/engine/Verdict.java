package io.mazurka.engine;

/** What a search says about a program. */
public enum Verdict {
  /** The search was complete and there is no finding. */
  VERIFIED,
  /** There is at least one finding. */
  VIOLATED,
  /** A bound was met, and there is no finding so far. */
  INCONCLUSIVE
}
