package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.Tables;
import io.mazurka.cli.bench.growth.WorkersBenchmark.Measured;
import io.mazurka.cli.json.JsonText;
import io.mazurka.text.Grid;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What several workers gain, to be printed, or written as Markdown or JSON. */
public final class WorkersResult implements Tables {

  private static final List<String> HEAD =
      List.of("preset", "workers", "executions", "seconds", "gain", "CPU seconds", "efficiency");

  private final Machine machine;
  private final List<Measured> all;

  WorkersResult(Machine machine, List<Measured> all) {
    this.machine = machine;
    this.all = List.copyOf(all);
  }

  private List<List<String>> rows() {
    return all.stream()
        .map(point ->
            List.of(
                point.preset().label(),
                Integer.toString(point.workers()),
                "%,d".formatted(point.executions()),
                "%.2f".formatted(point.time().wall() / 1e9),
                "%.2f".formatted(gain(point)),
                "%.2f".formatted(point.time().cpu() / 1e9),
                "%.2f".formatted(efficiency(point))))
        .toList();
  }

  /** How much sooner the search was through than by one worker. */
  private double gain(Measured point) {
    return one(point).time().wall() / point.time().wall();
  }

  /** The share of the processor time that one worker would have needed too. */
  private double efficiency(Measured point) {
    return one(point).time().cpu() / point.time().cpu();
  }

  private Measured one(Measured point) {
    return all.stream()
        .filter(other -> other.preset() == point.preset() && other.workers() == 1)
        .findFirst()
        .orElseThrow();
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
          .put("preset", point.preset().label())
          .put("workers", point.workers())
          .put("executions", point.executions())
          .put("seconds", point.time().wall() / 1e9)
          .put("gain", gain(point))
          .put("cpuSeconds", point.time().cpu() / 1e9)
          .put("efficiency", efficiency(point));
    }
    return JsonText.of(tree);
  }
}
