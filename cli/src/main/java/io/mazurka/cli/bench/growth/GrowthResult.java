package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.growth.GrowthBenchmark.Measured;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** Growth curves. */
public final class GrowthResult extends Points<Measured> {

  private static final List<String> HEAD =
      List.of(
          "curve",
          "number",
          "preset",
          "executions",
          "depth",
          "ns/operation",
          "ns/execution",
          "MB in use");

  GrowthResult(Machine machine, List<Measured> all) {
    super(machine, HEAD, all);
  }

  @Override
  List<String> row(Measured point) {
    return List.of(
        point.curve(),
        "%,d".formatted(point.number()),
        point.preset().label(),
        "%,d".formatted(point.executions().executions()),
        "%,d".formatted(point.executions().maxDepth()),
        "%,.0f".formatted(point.nanosPerOperation()),
        "%,.0f".formatted(point.nanosPerExecution()),
        "%,d".formatted(point.megabytes()));
  }

  @Override
  void describe(Measured point, ObjectNode json) {
    json.put("curve", point.curve())
        .put("number", point.number())
        .put("preset", point.preset().label())
        .put("executions", point.executions().executions())
        .put("depth", point.executions().maxDepth())
        .put("nanosPerOperation", point.nanosPerOperation())
        .put("nanosPerExecution", point.nanosPerExecution())
        .put("megabytes", point.megabytes());
  }
}
