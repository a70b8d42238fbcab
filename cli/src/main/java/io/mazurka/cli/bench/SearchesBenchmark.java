package io.mazurka.cli.bench;

import io.mazurka.engine.Bounds;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Statistics;
import io.mazurka.text.Grid;
import java.time.Duration;
import java.util.List;

/**
 * How much of each program each preset has to explore, beside what others needed for it, and what
 * symmetry and the recognition of states cost on the way.
 */
public final class SearchesBenchmark {

  private static final List<String> HEAD =
      List.of("program", "preset", "count of", "here", "limit", "aim", "seconds", "probing");

  private final Bounds bounds;

  /** A benchmark that gives a search so long. */
  public SearchesBenchmark(Duration limit) {
    this.bounds = Bounds.NONE.withTime(limit);
  }

  /** Runs all searches and lays out what they took. */
  public List<String> table() {
    return Grid.lines(HEAD, SearchCases.all().stream().map(this::row).toList());
  }

  private List<String> row(SearchCase search) {
    long start = System.nanoTime();
    Result result = explore(search);
    double seconds = (System.nanoTime() - start) / 1e9;
    return List.of(
        search.search().subject().name(),
        search.search().how(),
        search.count().label(),
        (result.complete() ? "" : "> ") + number(search.count().of(result.statistics())),
        number(search.limit()),
        number(search.aim()),
        "%.2f".formatted(seconds),
        probing(result.statistics(), seconds));
  }

  /** The share of the time that went into reading and comparing states. */
  private static String probing(Statistics statistics, double seconds) {
    if (!statistics.figures().containsKey(Figure.PROBE_TIME)) {
      return "";
    }
    long nanos = statistics.figure(Figure.PROBE_TIME) + statistics.figure(Figure.COMPARE_TIME);
    return "%.0f %%".formatted(nanos / seconds / 1e7);
  }

  /** Searches the program to its end. */
  Result explore(SearchCase search) {
    return search.search().explore(bounds);
  }

  private static String number(long figure) {
    return figure == SearchCase.UNKNOWN ? "" : "%,d".formatted(figure);
  }
}
