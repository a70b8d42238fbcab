package io.mazurka.cli.check;

import io.mazurka.engine.Bounds;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.Statistics;
import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A line on the terminal that tells how the search gets on, rewritten a few times a second. How
 * much is left is said only where a bound says it: the number of schedules of a program is not
 * known before they are explored.
 */
public final class Progress implements SearchListener, AutoCloseable {

  private static final long PERIOD_NANOS = 250_000_000;
  private static final String ERASE = "\r\u001b[K";

  private final PrintStream err;
  private final int width;
  private final Bounds bounds;
  private final long began = System.nanoTime();
  private final Thread ticker = new Thread(this::tick, "mazurka-progress");
  private volatile boolean due;
  private volatile boolean over;
  private final AtomicInteger findings = new AtomicInteger();
  private volatile @Nullable Statistics latest;

  public Progress(PrintStream err, int width, Bounds bounds) {
    this.err = err;
    this.width = width;
    this.bounds = bounds;
    ticker.setDaemon(true);
    ticker.start();
  }

  @Override
  public void executionEnded(Search search) {
    if (due) {
      due = false;
      latest = search.statistics();
    }
  }

  @Override
  public void found(Counterexample counterexample) {
    findings.incrementAndGet();
  }

  private void tick() {
    boolean shown = false;
    while (!over) {
      due = true;
      LockSupport.parkNanos(PERIOD_NANOS);
      Statistics statistics = latest;
      if (statistics != null && !over) {
        show(ERASE + line(statistics, System.nanoTime() - began));
        shown = true;
      }
    }
    if (shown) {
      show(ERASE);
    }
  }

  private void show(String text) {
    err.print(text);
    err.flush();
  }

  /** The line for these figures after so many nanoseconds. */
  String line(Statistics statistics, long nanos) {
    long executions = statistics.executions();
    String line =
        String.format(
            Locale.ROOT,
            "%,d%s executions, %,.0f/s, depth %,d, %d finding%s, %s",
            executions,
            bounds.executions() < Long.MAX_VALUE ? " of " + grouped(bounds.executions()) : "",
            executions / (nanos / 1e9),
            statistics.maxDepth(),
            findings.get(),
            findings.get() == 1 ? "" : "s",
            elapsed(nanos / 1_000_000_000));
    return line.length() < width ? line : line.substring(0, width - 1);
  }

  private String elapsed(long seconds) {
    return bounds.time().compareTo(Bounds.NONE.time()) < 0
        ? clock(seconds) + " of " + clock(bounds.time().toSeconds())
        : clock(seconds);
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static String clock(long seconds) {
    return seconds < 3600
        ? String.format("%d:%02d", seconds / 60, seconds % 60)
        : String.format("%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  @Override
  public void close() {
    over = true;
    LockSupport.unpark(ticker);
    try {
      ticker.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
