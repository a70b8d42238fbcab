package io.mazurka.cli.check;

import io.mazurka.engine.Search;
import io.mazurka.engine.Statistics;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Watches a search from outside, and notices that it has been at the same transition for too long.
 */
final class Watch {

  private static final String LIFE = "io.mazurka.jvm.runtime.Life";

  private final Search search;
  private final Thread searching;
  private final Duration patience;

  Watch(Search search, Thread searching, Duration patience) {
    this.search = search;
    this.searching = searching;
    this.patience = patience;
  }

  /**
   * Waits for the end of the search; returns null, or where the program does not come back from.
   */
  @Nullable String await() {
    Statistics before = search.statistics();
    while (!joined()) {
      Statistics now = search.statistics();
      if (now.equals(before)) {
        return stuck();
      }
      before = now;
    }
    return null;
  }

  private boolean joined() {
    try {
      return searching.join(patience);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      search.stop();
      return true;
    }
  }

  private String stuck() {
    String frames =
        stack().stream()
            .flatMap(Arrays::stream)
            .takeWhile(frame -> !frame.getClassName().equals(LIFE))
            .filter(frame -> !frame.getClassName().startsWith("io.mazurka."))
            .map(frame -> "\n    at " + frame)
            .collect(Collectors.joining());
    return "a thread of the program has not come back for "
        + patience.toSeconds()
        + " seconds from a call that cannot be controlled:"
        + (frames.isEmpty() ? " its stack cannot be seen" : frames)
        + "\nTake what blocks or computes there out of the program under test.";
  }

  /** The stack of the thread that runs the program's code just now. */
  private Optional<StackTraceElement[]> stack() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(entry -> isProgram(entry.getValue()))
        .max(java.util.Comparator.comparing(entry -> entry.getKey() == searching))
        .map(Map.Entry::getValue);
  }

  private static boolean isProgram(StackTraceElement[] stack) {
    return Arrays.stream(stack).anyMatch(frame -> frame.getClassName().equals(LIFE))
        && Arrays.stream(stack).noneMatch(frame -> frame.getMethodName().equals("suspend"));
  }
}
