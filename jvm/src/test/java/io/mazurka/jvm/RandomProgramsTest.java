package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
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
      Result dpor = EverySearch.search(program, Algorithm.DPOR, 0, FEW);
      Result optimal = EverySearch.search(program, Algorithm.OPTIMAL, 1, FEW);
      if (optimal.complete()) {
        assertThat(optimal.outcomes().keySet()).as(what).containsAll(some.outcomes);
        assertThat(EverySearch.findings(optimal)).as(what).containsAll(some.findings);
      }
      if (optimal.complete() && dpor.complete()) {
        assertThat(dpor.outcomes().keySet()).as(what).isEqualTo(optimal.outcomes().keySet());
        assertThat(EverySearch.findings(dpor)).as(what).isEqualTo(EverySearch.findings(optimal));
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
    Conditions conditions =
        Conditions.usual()
            .withSpuriousWakeups(seed % 4 == 0 ? 1 : 0)
            .withAllocationSteps(seed % 8 == 1);
    JvmOptions options = JvmOptions.of(name(seed), classes).under(conditions);
    try (JvmProgram program = JvmProgram.load(options)) {
      double estimate = size == 0 ? 0 : BruteForce.estimate(program, new SplittableRandom(seed));
      BruteForce expected =
          estimate > MOST_SCHEDULES ? null : BruteForce.everySchedule(program, 5 * MOST_SCHEDULES);
      if (expected == null) {
        return false;
      }
      new EverySearch(program, expected, seed, source(seed, size)).compare();
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source(seed, size), e);
    }
    return true;
  }
}
