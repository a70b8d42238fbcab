package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Reductions;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random Java programs: every algorithm, in any order of picking threads, finds the outcomes and
 * findings that running all schedules finds, and no others.
 *
 * <p>A failure shows its seed and the source. {@code ./build -pl jvm -am test
 * -Dtest=RandomProgramsTest -Dsurefire.failIfNoSpecifiedTests=false -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that program alone; more programs make a longer run.
 */
class RandomProgramsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 1_000);
  private static final int BATCH = 100;
  private static final int LARGEST = 6;
  private static final int MOST_SCHEDULES = 250;
  private static final int LARGER_PROGRAMS = Math.max(1, PROGRAMS / 20);
  private static final int LARGER = 9;
  private static final int SOME = 200;
  private static final Bounds FEW = Bounds.NONE.withExecutions(4_000);
  private static final long[] PICK_SEEDS = {0, 1, 2};
  private static final long[] PICK_ONCE = {0};

  private static final List<Reductions> REDUCTIONS =
      List.of(
          Reductions.ALL,
          Reductions.NONE,
          new Reductions(true, false, true, true),
          new Reductions(false, true, true, true),
          new Reductions(true, true, true, false),
          new Reductions(false, false, true, false),
          new Reductions(true, true, false, true));

  @TempDir Path folder;

  @Test
  void everyAlgorithm_onSmallPrograms_findsWhatAllSchedulesShow() throws IOException {
    for (long from = FIRST_SEED; from < FIRST_SEED + PROGRAMS; from += BATCH) {
      Map<Long, Integer> sizes = new TreeMap<>();
      for (long seed = from; seed < Math.min(from + BATCH, FIRST_SEED + PROGRAMS); seed++) {
        sizes.put(seed, 3 + (int) (seed % (LARGEST - 2)));
      }
      while (!sizes.isEmpty()) {
        checkOrShrink(sizes);
      }
    }
  }

  @Test
  void reducingAlgorithms_onLargerPrograms_agreeAndFindWhatRandomSchedulesShow() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LARGER_PROGRAMS; seed++) {
      sources.put(name(seed), source(seed, LARGER));
    }
    Javac.compile(sources, folder);
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LARGER_PROGRAMS; seed++) {
      checkLarger(seed);
    }
  }

  private void checkLarger(long seed) {
    String what = "seed %d%n%s".formatted(seed, source(seed, LARGER));
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name(seed), folder))) {
      BruteForce some = BruteForce.someSchedules(program, SOME, new SplittableRandom(seed));
      Result dpor = search(program, Algorithm.DPOR, 0, FEW);
      Result optimal = search(program, Algorithm.OPTIMAL, 1, FEW);
      if (optimal.complete()) {
        assertThat(optimal.outcomes().keySet()).as(what).containsAll(some.outcomes);
        assertThat(findings(optimal)).as(what).containsAll(some.findings);
      }
      if (optimal.complete() && dpor.complete()) {
        assertThat(dpor.outcomes().keySet()).as(what).isEqualTo(optimal.outcomes().keySet());
        assertThat(findings(dpor)).as(what).isEqualTo(findings(optimal));
      }
    } catch (RuntimeException e) {
      throw new AssertionError(what, e);
    }
  }

  /**
   * Checks the programs that have few enough schedules, and leaves the others, one size smaller.
   */
  private void checkOrShrink(Map<Long, Integer> sizes) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    Map<String, String> sources = new LinkedHashMap<>();
    sizes.forEach((seed, size) -> sources.put(name(seed), source(seed, size)));
    Javac.compile(sources, classes);
    sizes.entrySet().removeIf(program -> check(program.getKey(), program.getValue(), classes));
    sizes.replaceAll((seed, size) -> size - 1);
  }

  private static String source(long seed, int size) {
    return RandomJava.source(name(seed), seed, size);
  }

  private static String name(long seed) {
    return "Random" + seed;
  }

  /** Returns whether the program was small enough to be checked. */
  private static boolean check(long seed, int size, Path classes) {
    Conditions conditions = Conditions.usual().withSpuriousWakeups(seed % 4 == 0 ? 1 : 0);
    JvmOptions options = JvmOptions.of(name(seed), classes).under(conditions);
    try (JvmProgram program = JvmProgram.load(options)) {
      double estimate = size == 0 ? 0 : BruteForce.estimate(program, new SplittableRandom(seed));
      BruteForce expected =
          estimate > MOST_SCHEDULES ? null : BruteForce.everySchedule(program, 5 * MOST_SCHEDULES);
      if (expected == null) {
        return false;
      }
      for (Algorithm algorithm : Algorithm.values()) {
        if (algorithm.needsStates()) {
          continue;
        }
        for (long pickSeed : algorithm == Algorithm.DFS ? PICK_ONCE : PICK_SEEDS) {
          compare(
              search(program, algorithm, pickSeed, Bounds.NONE),
              expected,
              seed,
              source(seed, size));
        }
      }
      if (JvmOptions.Threads.best() == JvmOptions.Threads.CONTINUATION) {
        checkEveryState(program, expected, seed, source(seed, size));
      }
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source(seed, size), e);
    }
    return true;
  }

  /** Two of the combinations of reductions for each program, in turn. */
  private static void checkEveryState(
      JvmProgram program, BruteForce expected, long seed, String source) {
    for (int i = 0; i < 2; i++) {
      Reductions reductions = REDUCTIONS.get((int) (2 * seed + i) % REDUCTIONS.size());
      SearchOptions options =
          SearchOptions.of(Algorithm.DSPIN)
              .withKeepGoing(true)
              .withReductions(reductions)
              .withPickSeed(i * seed);
      Result result = new Search(program, options, SearchListener.NONE).run();
      compare(result, expected, seed, reductions + "\n" + source);
    }
  }

  private static Result search(
      JvmProgram program, Algorithm algorithm, long pickSeed, Bounds bounds) {
    SearchOptions options =
        SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pickSeed).withBounds(bounds);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static void compare(Result result, BruteForce expected, long seed, String source) {
    String what = "%s, seed %d%n%s".formatted(result.algorithm(), seed, source);
    assertThat(result.complete()).as(what).isTrue();
    assertThat(result.outcomes().keySet()).as(what).isEqualTo(expected.outcomes);
    assertThat(findings(result)).as(what).isEqualTo(expected.findings);
  }

  private static Set<String> findings(Result result) {
    return result.counterexamples().stream()
        .map(c -> BruteForce.text(c.finding()))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
