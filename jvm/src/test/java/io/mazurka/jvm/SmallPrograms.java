package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.LongFunction;
import java.util.function.LongToIntFunction;

/**
 * Random programs of one sort, each made smaller until it has few enough schedules that all of them
 * can be run: every search must find what these show, and nothing else.
 *
 * @param name what the programs' names begin with
 * @param conditions how the program of a seed is run
 * @param mostSchedules how many schedules a program may have, by a rough estimate
 */
record SmallPrograms(
    String name, Writer writer, LongFunction<Conditions> conditions, int mostSchedules) {

  private static final int BATCH = 100;

  /** Writes the program of a seed. */
  interface Writer {
    String source(String name, long seed, int size);
  }

  /** Compares so many programs; each begins with the size that goes with its seed. */
  void compare(long firstSeed, int count, LongToIntFunction size, Path folder) throws IOException {
    for (long from = firstSeed; from < firstSeed + count; from += BATCH) {
      Map<Long, Integer> sizes = new TreeMap<>();
      for (long seed = from; seed < Math.min(from + BATCH, firstSeed + count); seed++) {
        sizes.put(seed, size.applyAsInt(seed));
      }
      while (!sizes.isEmpty()) {
        checkOrShrink(sizes, folder);
      }
    }
  }

  /** Checks the programs that have few enough schedules, and leaves the others, made smaller. */
  private void checkOrShrink(Map<Long, Integer> sizes, Path folder) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    Map<String, String> sources = new LinkedHashMap<>();
    sizes.forEach((seed, size) -> sources.put(name(seed), source(seed, size)));
    Javac.compile(sources, classes);
    sizes.entrySet().removeIf(program -> check(program.getKey(), program.getValue(), classes));
    sizes.replaceAll((seed, size) -> size - 1);
  }

  /** Returns whether the program was small enough to be checked. */
  private boolean check(long seed, int size, Path classes) {
    JvmOptions options = JvmOptions.of(name(seed), classes).under(conditions.apply(seed));
    try (JvmProgram program = JvmProgram.load(options)) {
      double estimate = size == 0 ? 0 : BruteForce.estimate(program, new SplittableRandom(seed));
      BruteForce expected =
          estimate > mostSchedules ? null : BruteForce.everySchedule(program, 5L * mostSchedules);
      if (expected == null) {
        assertThat(size).as("size of a program with too many schedules").isPositive();
        return false;
      }
      new EverySearch(program, expected, seed, source(seed, size)).compare();
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source(seed, size), e);
    }
    return true;
  }

  String name(long seed) {
    return name + seed;
  }

  String source(long seed, int size) {
    return writer.source(name(seed), seed, size);
  }
}
