package io.mazurka.cli.bench.papers;

import java.util.List;

/**
 * A table of a paper.
 *
 * @param key what people ask for it by
 * @param about what a reader should know about the programs, in Markdown
 * @param measures its columns
 */
record PaperTable(
    String key, String title, String about, List<Measure> measures, List<PaperRow> rows) {

  PaperTable {
    measures = List.copyOf(measures);
    rows = List.copyOf(rows);
  }
}
