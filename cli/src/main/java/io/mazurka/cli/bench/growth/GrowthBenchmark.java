package io.mazurka.cli.bench.growth;

import io.mazurka.cli.bench.Machine;
import io.mazurka.cli.bench.StepCounter;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Program;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.ref.Reference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a visible operation costs as programs have more threads, more operations or longer
 * executions, and as a search has had more executions. Operations that are only replayed count like
 * all others. Searches are cut off, so that all points are about as much work. In one of the curves
 * what is known is recalled: few operations are performed, and what an execution costs is the
 * figure to look at.
 *
 * <p>Time is that of the searching thread on a processor, which tells more than the clock on a
 * machine that does other things too.
 */
public final class GrowthBenchmark {

  private static final List<Algorithm> PRESETS =
      List.of(Algorithm.DPOR, Algorithm.OPTIMAL, Algorithm.AUTO);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Duration perPoint;
  private final Consumer<String> progress;

  /**
   * A benchmark that spends so much time on each point, and as much before to warm up.
   *
   * @param progress is told of every point
   */
  public GrowthBenchmark(Duration perPoint, Consumer<String> progress) {
    this.perPoint = perPoint;
    this.progress = progress;
  }

  /**
   * What was measured at a point.
   *
   * @param executions of one search
   * @param operations that were performed in it
   * @param nanos of processor time for the search
   * @param megabytes that were in use at its end
   */
  record Measured(
      String curve,
      int number,
      Algorithm preset,
      Statistics executions,
      long operations,
      double nanos,
      long megabytes) {

    double nanosPerOperation() {
      return nanos / operations;
    }

    double nanosPerExecution() {
      return nanos / executions.executions();
    }
  }

  /** Measures all curves. */
  public GrowthResult run() {
    List<Measured> all = new ArrayList<>();
    for (Curve curve : Curve.all()) {
      for (Algorithm preset : PRESETS) {
        for (Curve.Point point : curve.points()) {
          all.add(measure(curve, point, preset));
        }
      }
    }
    return new GrowthResult(Machine.here(), all);
  }

  private Measured measure(Curve curve, Curve.Point point, Algorithm preset) {
    Program program = point.subject().load();
    try {
      SearchOptions options =
          SearchOptions.of(preset)
              .withKeepGoing(true)
              .withRecallAfter(point.recallAfter())
              .withBounds(Bounds.NONE.withExecutions(point.executions()));
      // The first search learns what its program depends on, and begins again for that.
      search(program, options).run();
      StepCounter counter = new StepCounter(program);
      Searched once = look(counter, options);
      repeat(program, options);
      double nanos = repeat(program, options);
      Measured measured =
          new Measured(
              curve.what(),
              point.number(),
              preset,
              once.statistics,
              counter.steps(),
              nanos,
              once.megabytes);
      progress.accept(
          "%s %d, %s: %,.0f ns"
              .formatted(
                  curve.what(), point.number(), preset.label(), measured.nanosPerOperation()));
      return measured;
    } finally {
      close(program);
    }
  }

  /** What a search has done, and what it holds in the end. */
  private record Searched(Statistics statistics, long megabytes) {}

  private static Searched look(Program program, SearchOptions options) {
    Search search = search(program, options);
    try {
      Statistics statistics = search.run().statistics();
      return new Searched(statistics, megabytes());
    } finally {
      Reference.reachabilityFence(search);
    }
  }

  /** How many nanoseconds a search takes. */
  private double repeat(Program program, SearchOptions options) {
    long began = THREADS.getCurrentThreadCpuTime();
    long spent;
    int repetitions = 0;
    do {
      search(program, options).run();
      repetitions++;
      spent = THREADS.getCurrentThreadCpuTime() - began;
    } while (spent < perPoint.toNanos());
    return (double) spent / repetitions;
  }

  private static Search search(Program program, SearchOptions options) {
    return new Search(program, options, SearchListener.NONE);
  }

  private static long megabytes() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return (runtime.totalMemory() - runtime.freeMemory()) >> 20;
  }

  private static void close(Program program) {
    if (program instanceof AutoCloseable closeable) {
      try {
        closeable.close();
      } catch (Exception e) {
        throw new IllegalStateException("a benchmark program cannot be closed", e);
      }
    }
  }
}
