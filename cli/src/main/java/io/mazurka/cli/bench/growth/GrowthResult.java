package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.Tables;
import io.mazurka.cli.bench.growth.GrowthBenchmark.Measured;
import io.mazurka.cli.json.JsonText;
import io.mazurka.text.Grid;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Growth curves, to be printed, or written as Markdown or JSON. */
public final class GrowthResult implements Tables {

  private static final List<String> HEAD =
      List.of("curve", "number", "preset", "executions", "depth", "ns/operation", "MB in use");

  private final Machine machine;
  private final List<Measured> all;

  GrowthResult(Machine machine, List<Measured> all) {
    this.machine = machine;
    this.all = List.copyOf(all);
  }

  private List<List<String>> rows() {
    return all.stream()
        .map(point ->
            List.of(
                point.curve(),
                "%,d".formatted(point.number()),
                point.preset().label(),
                "%,d".formatted(point.executions().executions()),
                "%,d".formatted(point.executions().maxDepth()),
                "%,.0f".formatted(point.nanos()),
                "%,d".formatted(point.megabytes())))
        .toList();
  }

  @Override
  public List<String> text() {
    List<String> lines = new ArrayList<>(List.of(machine.describe(), ""));
    lines.addAll(Grid.lines(HEAD, rows()));
    return lines;
  }

  @Override
  public String markdown() {
    return "Measured: " + machine.describe() + ".\n\n" + Tables.markdown(HEAD, rows());
  }

  @Override
  public String json() {
    ObjectNode tree = machine.json();
    ArrayNode points = tree.putArray("points");
    for (Measured point : all) {
      points
          .addObject()
          .put("curve", point.curve())
          .put("number", point.number())
          .put("preset", point.preset().label())
          .put("executions", point.executions().executions())
          .put("depth", point.executions().maxDepth())
          .put("nanosPerOperation", point.nanos())
          .put("megabytes", point.megabytes());
    }
    return JsonText.of(tree);
  }
}
