package io.mazurka.engine;

import io.mazurka.program.Program;

/**
 * What an expansion is made for.
 *
 * @param path along which the program is run
 * @param withPast whether states are the same only if data races after them are
 */
record Ground(Program program, Path path, Limits limits, Counters counters, boolean withPast) {

  /** The states of the path. */
  Visits visits() {
    return new Visits(path, counters, withPast);
  }
}
