package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.Tables;
import io.mazurka.cli.json.JsonText;
import io.mazurka.text.Grid;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Measured tables, to be printed, or written as Markdown or JSON. */
public final class PapersResult implements Tables {

  private static final String INTRODUCTION =
      """
      # The papers' tables

      What the papers published, and the same programs here, as `mazurka bench papers` prints it. The
      programs, their inputs and the presets are those of the table's text; `executions` counts complete
      ones, blocked ones and those cut short together, and `transitions` those explored, not those only
      replayed. The column `paper` is what the paper says of the figure to its left. A `>` marks a search
      that was given up at its limit, with what it had counted until then; with more threads it is not
      tried again.

      """;

  private final Machine machine;
  private final Duration limit;
  private final List<MeasuredTable> tables;

  PapersResult(Machine machine, Duration limit, List<MeasuredTable> tables) {
    this.machine = machine;
    this.limit = limit;
    this.tables = List.copyOf(tables);
  }

  @Override
  public List<String> text() {
    List<String> lines = new ArrayList<>(List.of(conditions(), ""));
    for (MeasuredTable table : tables) {
      lines.addAll(List.of(table.table().title(), ""));
      lines.addAll(Grid.lines(table.head(), table.rows()));
      lines.add("");
    }
    return lines;
  }

  private String conditions() {
    return "%s; limit of a search %,d s, of `sdpor`, `auto` and those that ended in the paper %,d s"
        .formatted(
            machine.describe(),
            limit.toSeconds(),
            limit.multipliedBy(PapersBenchmark.PATIENCE).toSeconds());
  }

  @Override
  public String markdown() {
    StringBuilder page = new StringBuilder(INTRODUCTION).append("Measured: ");
    page.append(conditions()).append(".\n");
    for (MeasuredTable table : tables) {
      page.append("\n## ").append(table.table().title()).append("\n\n");
      page.append(table.table().about()).append("\n\n");
      page.append(Tables.markdown(table.head(), table.rows()));
    }
    return page.toString();
  }

  @Override
  public String json() {
    ObjectNode tree = machine.json();
    tree.put("limitSeconds", limit.toSeconds());
    ArrayNode all = tree.putArray("tables");
    tables.forEach(table -> put(all.addObject(), table));
    return JsonText.of(tree);
  }

  private static void put(ObjectNode node, MeasuredTable measured) {
    node.put("table", measured.table().key());
    ArrayNode rows = node.putArray("rows");
    for (int i = 0; i < measured.here().size(); i++) {
      PaperRow row = measured.table().rows().get(i);
      ObjectNode entry = rows.addObject();
      entry.put("program", row.program());
      entry.put("preset", row.search().how());
      put(entry.putObject("here"), measured.here().get(i));
      if (!row.published().values().isEmpty()) {
        put(entry.putObject("paper"), row.published());
      }
    }
  }

  private static void put(ObjectNode node, Figures figures) {
    node.put("complete", figures.complete());
    for (Map.Entry<Measure, Double> entry : figures.values().entrySet()) {
      if (entry.getKey().isTime()) {
        node.put(entry.getKey().label(), entry.getValue());
      } else {
        node.put(entry.getKey().label(), Math.round(entry.getValue()));
      }
    }
  }
}
