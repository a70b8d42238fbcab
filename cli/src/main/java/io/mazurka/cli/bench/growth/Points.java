package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.Tables;
import io.mazurka.cli.json.JsonText;
import io.mazurka.text.Grid;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Measured points as one table, to be printed, or written as Markdown or JSON. */
abstract class Points<P> implements Tables {

  private final Machine machine;
  private final List<String> head;
  private final List<P> all;

  Points(Machine machine, List<String> head, List<P> all) {
    this.machine = machine;
    this.head = head;
    this.all = List.copyOf(all);
  }

  /** The cells of a point's row. */
  abstract List<String> row(P point);

  /** Adds what is known of a point. */
  abstract void describe(P point, ObjectNode json);

  final List<P> all() {
    return all;
  }

  private List<List<String>> rows() {
    return all.stream().map(this::row).toList();
  }

  @Override
  public final List<String> text() {
    List<String> lines = new ArrayList<>(List.of(machine.describe(), ""));
    lines.addAll(Grid.lines(head, rows()));
    return lines;
  }

  @Override
  public final String markdown() {
    return "Measured: " + machine.describe() + ".\n\n" + Tables.markdown(head, rows());
  }

  @Override
  public final String json() {
    ObjectNode tree = machine.json();
    ArrayNode points = tree.putArray("points");
    all.forEach(point -> describe(point, points.addObject()));
    return JsonText.of(tree);
  }
}
