package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random Java programs that end with their main thread, as all others are daemons: every algorithm
 * finds what running all schedules finds, although inner steps of pools and futures are taken
 * before the end only.
 *
 * <p>What is expected is found by brute force on the same program with a thread more that is no
 * daemon. It does nothing, but with it the end may come before each of these steps.
 *
 * <p>{@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs one of them alone; more
 * programs make a longer run.
 */
class DaemonProgramsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 60);
  private static final int BATCH = 100;
  private static final int LARGEST = 5;
  private static final int MOST_SCHEDULES = 250;

  @TempDir Path folder;

  @Test
  void everyAlgorithm_onProgramsWithDaemons_findsWhatAllSchedulesShow() throws IOException {
    int larger = 0;
    for (long from = FIRST_SEED; from < FIRST_SEED + PROGRAMS; from += BATCH) {
      Map<Long, Integer> sizes = new TreeMap<>();
      for (long seed = from; seed < Math.min(from + BATCH, FIRST_SEED + PROGRAMS); seed++) {
        sizes.put(seed, 2 + (int) (seed % (LARGEST - 1)));
      }
      while (!sizes.isEmpty()) {
        larger += checkOrShrink(sizes);
      }
    }
    assertThat(larger).as("programs of some statements").isGreaterThan(PROGRAMS / 3);
  }

  /**
   * Checks the programs that have few enough schedules, and leaves the others, one size smaller;
   * returns how many of those that were checked have statements.
   */
  private int checkOrShrink(Map<Long, Integer> sizes) throws IOException {
    Path alone = compile(sizes, false);
    Path inCompany = compile(sizes, true);
    Map<Long, Integer> checked = new TreeMap<>(sizes);
    sizes
        .entrySet()
        .removeIf(each -> {
          BruteForce expected = everySchedule(each.getKey(), each.getValue(), inCompany);
          if (expected != null) {
            compare(each.getKey(), each.getValue(), alone, expected);
          }
          return expected != null;
        });
    checked.keySet().removeAll(sizes.keySet());
    sizes.replaceAll((seed, size) -> size - 1);
    return (int) checked.values().stream().filter(size -> size > 0).count();
  }

  private Path compile(Map<Long, Integer> sizes, boolean company) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    Map<String, String> sources = new LinkedHashMap<>();
    sizes.forEach((seed, size) -> sources.put(name(seed), source(seed, size, company)));
    Javac.compile(sources, classes);
    return classes;
  }

  private static String source(long seed, int size, boolean company) {
    return RandomJava.sourceWithDaemons(name(seed), seed, size, company);
  }

  private static String name(long seed) {
    return "Daemons" + seed;
  }

  /** What all schedules show, or null if they are too many. */
  private static @Nullable BruteForce everySchedule(long seed, int size, Path classes) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name(seed), classes))) {
      double estimate = size == 0 ? 0 : BruteForce.estimate(program, new SplittableRandom(seed));
      return estimate > MOST_SCHEDULES
          ? null
          : BruteForce.everySchedule(program, 5 * MOST_SCHEDULES);
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source(seed, size, true), e);
    }
  }

  private static void compare(long seed, int size, Path classes, BruteForce expected) {
    String source = source(seed, size, false);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name(seed), classes))) {
      new EverySearch(program, expected, seed, source).compare();
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source, e);
    }
  }
}
