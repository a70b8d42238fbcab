package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSearch;

/**
 * A line of a table: a search, and what the paper says that it took.
 *
 * @param search how it is done here; its subject's name stands in the first column
 * @param published {@link Figures#NONE} for a search that is not in the paper
 */
record PaperRow(BenchSearch search, Figures published) {

  String program() {
    return search.subject().name();
  }

  /** Whether the search came to its end in the paper. */
  boolean isPublishedInFull() {
    return published.complete() && !published.values().isEmpty();
  }

  /** What the row has in common with those of the same search of the program in other sizes. */
  String family() {
    return program().replaceAll(", [0-9]+$", "") + ", " + search.how();
  }
}
