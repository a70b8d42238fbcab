package io.mazurka.cli.bench;

import io.mazurka.cli.bench.RatioCase.Ratio;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.text.Grid;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How many times as much as one search another one explores, beside the ratios of papers. */
public final class RatiosBenchmark {

  private static final List<String> HEAD =
      List.of("program", "with", "than with", "count of", "", "", "times", "paper", "reached");

  private final Duration limit;
  private final Map<BenchSearch, Result> results = new HashMap<>();

  /** A benchmark that gives a search so long. */
  public RatiosBenchmark(Duration limit) {
    this.limit = limit;
  }

  /** Runs all searches and lays out what they took. */
  public List<String> table() {
    return Grid.lines(HEAD, RatioCases.all().stream().map(this::row).toList());
  }

  private List<String> row(RatioCase ratio) {
    Ratio here = explore(ratio);
    String more = here.isMore() ? "> " : "";
    return List.of(
        ratio.less().subject().name(),
        ratio.less().how(),
        ratio.more().how(),
        ratio.count().label(),
        "%,d".formatted(here.less()),
        more + "%,d".formatted(here.more()),
        more + "%,.2f".formatted(Math.floor(here.times() * 100) / 100),
        ratio.isPublished() ? "%,.2f".formatted(ratio.published()) : "",
        ratio.isPublished() ? (ratio.isReached(here) ? "yes" : "no") : "");
  }

  /** Searches the program in both ways. */
  Ratio explore(RatioCase ratio) {
    Result less = result(ratio.less(), ratio.enough());
    if (!less.complete()) {
      throw new IllegalStateException(
          "the smaller search of %s did not come to its end: %s"
              .formatted(ratio.less().subject().name(), less.met()));
    }
    Result more = result(ratio.more(), ratio.enough());
    return new Ratio(
        ratio.count().of(less.statistics()), ratio.count().of(more.statistics()), !more.complete());
  }

  private Result result(BenchSearch search, long enough) {
    return results.computeIfAbsent(
        search, key -> key.explore(Bounds.NONE.withTime(limit).withExecutions(enough)));
  }
}
