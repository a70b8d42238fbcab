package io.mazurka.cli.bench.papers;

import java.util.ArrayList;
import java.util.List;

/**
 * A table with what was measured for each of its rows.
 *
 * @param here in the order of the rows
 */
record MeasuredTable(PaperTable table, List<Figures> here) {

  MeasuredTable {
    here = List.copyOf(here);
  }

  List<String> head() {
    List<String> head = new ArrayList<>(List.of("program", "preset"));
    for (Measure measure : table.measures()) {
      head.add(measure.label());
      if (isPublished(measure)) {
        head.add("paper");
      }
    }
    return head;
  }

  /** The cells of a row: what was measured, each beside what was published. */
  List<String> cells(int index) {
    PaperRow row = table.rows().get(index);
    List<String> cells = new ArrayList<>(List.of(row.program(), row.search().how()));
    for (Measure measure : table.measures()) {
      cells.add(here.get(index).text(measure));
      if (isPublished(measure)) {
        cells.add(row.published().text(measure));
      }
    }
    return cells;
  }

  private boolean isPublished(Measure measure) {
    return table.rows().stream().anyMatch(row -> row.published().values().containsKey(measure));
  }

  List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < here.size(); i++) {
      rows.add(cells(i));
    }
    return rows;
  }
}
