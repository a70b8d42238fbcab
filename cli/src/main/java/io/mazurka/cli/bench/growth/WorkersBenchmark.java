package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.Measurement;
import io.mazurka.cli.bench.program.Increments;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Workers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What several workers gain: the same search to its end by one, two and four of them. Three threads
 * with four synchronized increments each are run for each execution; four with three each, of which
 * there are ten times as many, as searches usually do it: what is known is recalled. The gain by
 * the clock takes as many idle cores as there are workers; the processor time of all together tells
 * what sharing costs.
 */
public final class WorkersBenchmark {

  private static final int[] COUNTS = {1, 2, 4};
  private final Measurement measurement;
  private final Consumer<String> progress;

  /**
   * A benchmark whose rounds take so long, or one search each.
   *
   * @param progress is told of every search
   */
  public WorkersBenchmark(Duration round, Consumer<String> progress) {
    this.measurement = new Measurement(round.multipliedBy(2), round, 3);
    this.progress = progress;
  }

  /**
   * What is searched.
   *
   * @param recalls whether the program is run only where it is not known what it does
   */
  record Case(Algorithm preset, int threads, int times, boolean recalls) {

    SearchOptions options() {
      SearchOptions options = SearchOptions.of(preset);
      return recalls ? options : options.withRecallAfter(SearchOptions.NO_RECALL);
    }
  }

  /** One search. */
  record Measured(Case what, int workers, long executions, Measurement.Time time) {}

  /** Measures all. */
  public WorkersResult run() {
    List<Measured> all = new ArrayList<>();
    for (Algorithm preset : List.of(Algorithm.DPOR, Algorithm.OPTIMAL)) {
      for (int count : COUNTS) {
        all.add(measure(new Case(preset, 3, 4, false), count));
      }
      for (int count : COUNTS) {
        all.add(measure(new Case(preset, 4, 3, true), count));
      }
    }
    return new WorkersResult(Machine.here(), all);
  }

  private Measured measure(Case what, int count) {
    BenchSubject subject =
        BenchSubject.java("increments", Increments.class, what.threads(), what.times());
    SearchOptions options = what.options().withWorkers(Workers.of(count));
    try (KeptFellows program = new KeptFellows(subject.load())) {
      long executions = explore(program, options);
      Measurement.Time time = measurement.time(() -> explore(program, options));
      progress.accept(
          "%s, %s, workers: %d: %,.2f s"
              .formatted(
                  what.preset().label(),
                  what.recalls() ? "recalled" : "run",
                  count,
                  time.wall() / 1e9));
      return new Measured(what, count, executions, time);
    }
  }

  private static long explore(KeptFellows program, SearchOptions options) {
    program.begin();
    return new Search(program, options, SearchListener.NONE).run().statistics().executions();
  }
}
