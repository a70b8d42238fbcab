package io.mazurka.jvm;

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
 * Random programs with locks and semaphores, fair or not: every search finds what all schedules
 * show, and nothing else. A failure shows its seed; see {@link RandomProgramsTest} for how to run
 * that program alone, or more programs.
 */
class RandomLinesTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 200);
  private static final int BATCH = 100;
  private static final int LARGEST = 5;
  private static final int MOST_SCHEDULES = 400;

  @TempDir Path folder;

  @Test
  void everyAlgorithm_onProgramsWithLines_findsWhatAllSchedulesShow() throws IOException {
    for (long from = FIRST_SEED; from < FIRST_SEED + PROGRAMS; from += BATCH) {
      Map<Long, Integer> sizes = new TreeMap<>();
      for (long seed = from; seed < Math.min(from + BATCH, FIRST_SEED + PROGRAMS); seed++) {
        sizes.put(seed, 2 + (int) (seed % (LARGEST - 1)));
      }
      while (!sizes.isEmpty()) {
        checkOrShrink(sizes);
      }
    }
  }

  /** Checks the programs that have few enough schedules, and leaves the others, made smaller. */
  private void checkOrShrink(Map<Long, Integer> sizes) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    Map<String, String> sources = new LinkedHashMap<>();
    sizes.forEach((seed, size) -> sources.put(name(seed), source(seed, size)));
    Javac.compile(sources, classes);
    sizes.entrySet().removeIf(program -> check(program.getKey(), program.getValue(), classes));
    sizes.replaceAll((seed, size) -> size - 1);
  }

  private static boolean check(long seed, int size, Path classes) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name(seed), classes))) {
      double estimate = BruteForce.estimate(program, new SplittableRandom(seed));
      BruteForce expected =
          estimate > MOST_SCHEDULES ? null : BruteForce.everySchedule(program, 5 * MOST_SCHEDULES);
      if (expected == null && size > 1) {
        return false;
      }
      if (expected != null) {
        new EverySearch(program, expected, seed, source(seed, size)).compare();
      }
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source(seed, size), e);
    }
    return true;
  }

  private static String name(long seed) {
    return "Lines" + seed;
  }

  private static String source(long seed, int size) {
    return RandomLines.source(name(seed), seed, size);
  }
}
