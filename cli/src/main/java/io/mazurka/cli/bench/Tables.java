package io.mazurka.cli.bench;

import java.util.List;

/** What a benchmark measured, to be printed, or written as Markdown or JSON. */
public interface Tables {

  /** Plain text for a terminal. */
  List<String> text();

  /** A page in Markdown. */
  String markdown();

  /** The same as JSON. */
  String json();

  /** A table in Markdown. */
  static String markdown(List<String> head, List<List<String>> rows) {
    StringBuilder table = new StringBuilder();
    append(table, head);
    append(table, head.stream().map(_ -> "---").toList());
    rows.forEach(row -> append(table, row));
    return table.toString();
  }

  private static void append(StringBuilder table, List<String> cells) {
    table.append("| ").append(String.join(" | ", cells)).append(" |\n");
  }
}
