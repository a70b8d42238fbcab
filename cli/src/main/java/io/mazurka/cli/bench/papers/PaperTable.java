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

  /** What of the table is asked for: all of it by its key, or the rows of one preset. */
  PaperTable of(List<String> wanted) {
    return wanted.contains(key)
        ? this
        : new PaperTable(
            key,
            title,
            about,
            measures,
            rows.stream().filter(row -> wanted.contains(key(row))).toList());
  }

  /** What the row is asked for by, with all others of its preset. */
  String key(PaperRow row) {
    return key + "/" + row.search().options().algorithm().label();
  }
}
