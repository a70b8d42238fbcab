package io.mazurka.engine;

import io.mazurka.program.Program;

/** One search of one program. */
public final class Search {

  public Search(Program program, SearchOptions options, SearchListener listener) {
    throw new UnsupportedOperationException(program + " " + options + " " + listener);
  }

  /** Runs the search to its end and says what it found. */
  public Result run() {
    throw new UnsupportedOperationException();
  }

  /** Makes {@link #run} return soon with what it has; may be called from any thread. */
  public void stop() {
    throw new UnsupportedOperationException();
  }

  /** What the search has done so far. */
  public Statistics statistics() {
    throw new UnsupportedOperationException();
  }
}
