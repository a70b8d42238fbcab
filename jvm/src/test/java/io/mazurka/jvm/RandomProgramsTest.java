package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
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
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 1_000);
  private static final int LARGEST = 6;
  private static final int MOST_SCHEDULES = 250;
  static final int LARGER_PROGRAMS = Math.max(1, PROGRAMS / 20);
  private static final int LARGER = 9;
  private static final int SOME = 200;
  private static final Bounds FEW = Bounds.NONE.withExecutions(4_000);

  private static final SmallPrograms RANDOM =
      new SmallPrograms(
          "Random", RandomJava::source, RandomProgramsTest::conditions, MOST_SCHEDULES);

  @TempDir Path folder;

  @Test
  void everyAlgorithm_onSmallPrograms_findsWhatAllSchedulesShow() throws IOException {
    RANDOM.compare(FIRST_SEED, PROGRAMS, seed -> 3 + (int) (seed % (LARGEST - 2)), folder);
  }

  @Test
  void reducingAlgorithms_onLargerPrograms_agreeAndFindWhatRandomSchedulesShow() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LARGER_PROGRAMS; seed++) {
      sources.put(RANDOM.name(seed), RANDOM.source(seed, LARGER));
    }
    Javac.compile(sources, folder);
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LARGER_PROGRAMS; seed++) {
      checkLarger(seed);
    }
  }

  private void checkLarger(long seed) {
    String what = "seed %d%n%s".formatted(seed, RANDOM.source(seed, LARGER));
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(RANDOM.name(seed), folder))) {
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

  private static Conditions conditions(long seed) {
    return Conditions.usual()
        .withSpuriousWakeups(seed % 4 == 0 ? 1 : 0)
        .withLateTimeouts(seed % 3 == 0)
        .withAllocationSteps(seed % 8 == 1);
  }
}
