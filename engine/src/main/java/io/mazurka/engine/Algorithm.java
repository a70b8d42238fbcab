package io.mazurka.engine;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The named presets of the search. */
public enum Algorithm {
  /** The default: what optimal explores, up to discovered symmetry, or states where that pays. */
  AUTO,
  /** Every schedule. */
  DFS,
  /** Persistent sets, sleep sets and declared symmetry, after Godefroid 1999. */
  VERISOFT,
  /** Dynamic partial order reduction, after Flanagan and Godefroid 2005. */
  DPOR,
  /** Optimal dynamic partial order reduction: wakeup trees, after Abdulla et al. 2014. */
  OPTIMAL,
  /** Dynamic partial order reduction that recognises visited states, after Yang et al. 2008. */
  SDPOR,
  /**
   * Dynamic partial order reduction up to discovered symmetry, after Yang et al. 2009, repaired.
   */
  SYMDPOR,
  /** The same as published: it can miss failures. */
  SYMDPOR_PUBLISHED,
  /** Every state once, up to symmetry of objects and threads, after Iosif 2004. */
  DSPIN;

  /** Whether the search cannot do without reading states. */
  public boolean needsStates() {
    return this == DSPIN;
  }

  /** Whether the search leaves something out because of what it reads in states. */
  boolean readsStates() {
    return switch (this) {
      case SDPOR, SYMDPOR, SYMDPOR_PUBLISHED, DSPIN, AUTO -> true;
      default -> false;
    };
  }

  /**
   * Whether the search comes through the same states again and again, and asks for nothing else.
   */
  boolean mayRely() {
    return switch (this) {
      case AUTO, DFS, DPOR, OPTIMAL, SYMDPOR, SYMDPOR_PUBLISHED -> true;
      case VERISOFT, SDPOR, DSPIN -> false;
    };
  }

  /**
   * Whether several workers can explore, be it not from the beginning. Those that recognise states
   * keep them in a table, and rely on it that all has been seen below a state that the search has
   * left; with several workers it may not have been.
   */
  public boolean allowsWorkers() {
    return switch (this) {
      case AUTO, DFS, DPOR, OPTIMAL -> true;
      default -> false;
    };
  }

  /**
   * Whether of findings and outcomes that differ only in which of several interchangeable threads
   * is which, one is enough.
   */
  public boolean isUpToSymmetry() {
    return switch (this) {
      case SYMDPOR, SYMDPOR_PUBLISHED, DSPIN, AUTO -> true;
      default -> false;
    };
  }

  /** The name on the command line and in results. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The preset of that name. */
  public static Optional<Algorithm> named(String label) {
    return Arrays.stream(values()).filter(a -> a.label().equals(label)).findFirst();
  }
}
