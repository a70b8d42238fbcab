package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.growth.WorkersBenchmark.Measured;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** What several workers gain. */
public final class WorkersResult extends Points<Measured> {

  private static final List<String> HEAD =
      List.of(
          "preset",
          "program",
          "workers",
          "executions",
          "seconds",
          "gain",
          "CPU seconds",
          "efficiency");

  WorkersResult(Machine machine, List<Measured> all) {
    super(machine, HEAD, all);
  }

  @Override
  List<String> row(Measured point) {
    return List.of(
        point.what().preset().label(),
        point.what().recalls() ? "recalled" : "run",
        Integer.toString(point.workers()),
        "%,d".formatted(point.executions()),
        "%.2f".formatted(point.time().wall() / 1e9),
        "%.2f".formatted(gain(point)),
        "%.2f".formatted(point.time().cpu() / 1e9),
        "%.2f".formatted(efficiency(point)));
  }

  @Override
  void describe(Measured point, ObjectNode json) {
    json.put("preset", point.what().preset().label())
        .put("recalls", point.what().recalls())
        .put("workers", point.workers())
        .put("executions", point.executions())
        .put("seconds", point.time().wall() / 1e9)
        .put("gain", gain(point))
        .put("cpuSeconds", point.time().cpu() / 1e9)
        .put("efficiency", efficiency(point));
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
    return all().stream()
        .filter(other -> other.what().equals(point.what()) && other.workers() == 1)
        .findFirst()
        .orElseThrow();
  }
}
