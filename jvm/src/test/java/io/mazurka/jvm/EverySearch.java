package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Reductions;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A random program under every algorithm, in two orders of picking threads: each must find the
 * outcomes and findings that brute force has found, and no others. One of two begins with what a
 * user's search knows of the program, which is nothing; the other with what was learned before. One
 * of them goes along what is known of earlier executions as soon as there is any.
 *
 * @param seed of the program
 * @param source of the program, for messages
 */
record EverySearch(JvmProgram program, BruteForce expected, long seed, String source) {

  private static final List<Reductions> REDUCTIONS =
      List.of(
          Reductions.ALL,
          Reductions.NONE,
          new Reductions(true, false, true, true),
          new Reductions(false, true, true, true),
          new Reductions(true, true, true, false),
          new Reductions(false, false, true, false),
          new Reductions(true, true, false, true));

  void compare() {
    for (Algorithm algorithm : Algorithm.values()) {
      if (algorithm.needsStates()) {
        continue;
      }
      if (algorithm != Algorithm.DFS) {
        program.forget();
        compare(algorithm, seed + 1);
      }
      compare(algorithm, 0);
    }
    if (JvmOptions.Threads.best() == JvmOptions.Threads.CONTINUATION) {
      compareEveryState();
    }
  }

  private void compare(Algorithm algorithm, long pickSeed) {
    boolean recalls = (pickSeed == 0) == (seed % 2 == 0);
    SearchOptions options =
        options(algorithm, pickSeed).withRecallAfter(recalls ? 0 : SearchOptions.NO_RECALL);
    Result result = new Search(program, options, SearchListener.NONE).run();
    compare(result, "picking %d%s".formatted(pickSeed, recalls ? ", recalling" : ""));
  }

  /** Two of the combinations of reductions for each program, in turn. */
  private void compareEveryState() {
    program.forget();
    for (int i = 0; i < 2; i++) {
      Reductions reductions = REDUCTIONS.get((int) (2 * seed + i) % REDUCTIONS.size());
      SearchOptions options =
          SearchOptions.of(Algorithm.DSPIN)
              .withKeepGoing(true)
              .withReductions(reductions)
              .withPickSeed(i * seed);
      Result result = new Search(program, options, SearchListener.NONE).run();
      compare(result, reductions.toString());
    }
  }

  private void compare(Result result, String how) {
    String what = "%s, seed %d, %s%n%s".formatted(result.algorithm(), seed, how, source);
    assertThat(result.complete()).as(what).isTrue();
    assertThat(result.outcomes().keySet()).as(what).isEqualTo(expected.outcomes);
    assertThat(findings(result)).as(what).isEqualTo(expected.findings);
  }

  static Result search(JvmProgram program, Algorithm algorithm, long pickSeed, Bounds bounds) {
    SearchOptions options = options(algorithm, pickSeed).withBounds(bounds);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static SearchOptions options(Algorithm algorithm, long pickSeed) {
    return SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pickSeed);
  }

  static Set<String> findings(Result result) {
    return result.counterexamples().stream()
        .map(c -> BruteForce.text(c.finding()))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
