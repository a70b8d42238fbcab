package io.mazurka.engine;

import io.mazurka.engine.known.KnownProgram;
import io.mazurka.program.Program;

/**
 * Whether a search relies on what is known of its program: until something comes to light that no
 * state shows, or what was known turns out to be wrong.
 */
final class Recall {

  /** The part of the virtual machine's memory that what is known may fill. */
  private static final int PART = 8;

  private final SearchOptions options;
  private final Runnable onPast;
  private volatile boolean relied = true;
  private volatile boolean aboutPast;
  private volatile boolean doubted;

  /**
   * @param onPast what to do when findings turn out to depend on the past
   */
  Recall(SearchOptions options, Runnable onPast) {
    this.options = options;
    this.onPast = onPast;
  }

  boolean isRelied() {
    return relied;
  }

  /** Findings depend on the past: states are to be told together with that. */
  void turnToPast() {
    aboutPast = true;
  }

  /** From now on the program is run for each execution; what was explored so far does not count. */
  void doubt() {
    relied = false;
    doubted = true;
  }

  /** Whether there was a doubt since this was asked last. */
  boolean takeDoubt() {
    boolean before = doubted;
    doubted = false;
    return before;
  }

  /**
   * The program, to be run only where it is not known what it does, as long as that is relied on.
   */
  Program of(Program program, Counters counters) {
    long room = Runtime.getRuntime().maxMemory() / PART / options.workers().count();
    return relied
        ? new KnownProgram(program, options.recallAfter(), room, new Reliance(counters))
        : program;
  }

  private final class Reliance implements KnownProgram.Reliance {

    private final Counters counters;

    Reliance(Counters counters) {
      this.counters = counters;
    }

    @Override
    public boolean holds() {
      return relied;
    }

    @Override
    public void doubt() {
      Recall.this.doubt();
    }

    @Override
    public void pastMatters() {
      aboutPast = true;
      doubted = true;
      onPast.run();
    }

    @Override
    public boolean isAboutPast() {
      return aboutPast;
    }

    @Override
    public void recalled() {
      counters.add(Figure.RECALLED, 1);
    }
  }
}
