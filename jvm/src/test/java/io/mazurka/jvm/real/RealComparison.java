package io.mazurka.jvm.real;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Finding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A program under control and on the Java virtual machine itself: whatever it does there must be
 * among what the searches have found. The converse cannot be asked, as real threads show only some
 * of what they could do.
 *
 * @param folder where the program's classes are
 * @param name of its main class
 * @param executions how many a search may need; a program that needs more is too large
 */
record RealComparison(Path folder, String name, long executions) {

  private static final Set<Finding.Kind> STUCK =
      EnumSet.of(Finding.Kind.DEADLOCK, Finding.Kind.LIVELOCK, Finding.Kind.HANG);
  private static final long PATIENCE = 60_000;
  private static final long LITTLE_PATIENCE = 40;
  private static final int HANGS = 3;

  /** What comes of a comparison. */
  enum Verdict {
    SAME,
    DIFFERENT,
    TOO_LARGE,
    RACE
  }

  /** A verdict and how it came about. */
  record Answer(Verdict verdict, String text) {}

  Answer compare(int runs, SplittableRandom random) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name, folder))) {
      Result auto = search(program, Algorithm.AUTO);
      Result optimal = auto.complete() ? search(program, Algorithm.OPTIMAL) : auto;
      if (!optimal.complete()) {
        return new Answer(Verdict.TOO_LARGE, optimal.met().orElse(""));
      }
      if (finds(auto, EnumSet.of(Finding.Kind.RACE))) {
        return new Answer(Verdict.RACE, auto.counterexamples().toString());
      }
      return compare(auto, optimal, runs, random);
    }
  }

  private Answer compare(Result auto, Result optimal, int runs, SplittableRandom random) {
    boolean mayHang = finds(auto, STUCK) && finds(optimal, STUCK);
    Set<String> differences = new TreeSet<>();
    Set<String> seen = new TreeSet<>();
    int hangs = 0;
    for (int run = 0; run < runs && hangs < HANGS; run++) {
      RealRun.Observed real =
          RealRun.observe(folder, name, random, mayHang ? LITTLE_PATIENCE : PATIENCE);
      hangs += real.stuck() ? 1 : 0;
      seen.add(real.stuck() ? "stuck" : plain(real.printed()));
      check(auto, real, differences);
      check(optimal, real, differences);
    }
    return differences.isEmpty()
        ? new Answer(Verdict.SAME, seen.size() + "/" + outcomes(auto).size())
        : new Answer(
            Verdict.DIFFERENT,
            String.join("\n", differences)
                + "\nlisted:\n"
                + String.join("\n", outcomes(auto))
                + "\nfindings:\n"
                + auto.counterexamples().stream()
                    .map(c -> c.finding().kind() + " " + c.finding().message())
                    .collect(Collectors.joining("\n")));
  }

  /** What docs/limits.md says is not covered: arrivals too many while a phaser advances. */
  private static final String NOT_COVERED = "Attempted arrival of unregistered party";

  private static void check(Result result, RealRun.Observed real, Set<String> differences) {
    if (real.printed().contains(NOT_COVERED)) {
      return;
    }
    if (real.stuck() && !finds(result, STUCK)) {
      differences.add(result.algorithm() + ": it does not end");
    }
    if (!(real.stuck() && real.printed().isEmpty())
        && !outcomes(result).contains(plain(real.printed()))) {
      differences.add(result.algorithm() + ": it prints\n" + plain(real.printed()));
    }
    for (String exception : real.exceptions()) {
      if (result.counterexamples().stream()
          .noneMatch(c -> c.finding().message().contains(exception))) {
        differences.add(result.algorithm() + ": it throws " + exception);
      }
    }
  }

  private Result search(JvmProgram program, Algorithm algorithm) {
    Bounds bounds =
        Bounds.NONE.withExecutions(executions).withTime(Duration.ofSeconds(3)).withDepth(3_000);
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true).withBounds(bounds);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static boolean finds(Result result, Set<Finding.Kind> kinds) {
    return result.counterexamples().stream().anyMatch(c -> kinds.contains(c.finding().kind()));
  }

  private static Set<String> outcomes(Result result) {
    return result.outcomes().keySet().stream()
        .map(RealComparison::plain)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The text without numbers that are others in every run. */
  private static String plain(String text) {
    return text.replaceAll("\\$\\$Lambda[^@ ]*@", "\\$\\$Lambda@")
        .replaceAll("(NullPointerException|ClassCastException)\\((?:[^()]|\\([^()]*\\))*\\)", "$1")
        .replace("mazurka.jdk.", "")
        .replaceAll("@[0-9a-f]{2,}", "@")
        .strip();
  }
}
