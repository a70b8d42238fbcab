package io.mazurka.jvm;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs with locks and semaphores, fair or not: every search finds what all schedules
 * show, and nothing else. A failure shows its seed; see {@link RandomProgramsTest} for how to run
 * that program alone, or more programs.
 */
class RandomLinesTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 200);
  private static final int LARGEST = 5;
  private static final int MOST_SCHEDULES = 400;

  private static final SmallPrograms LINES =
      new SmallPrograms(
          "Lines",
          RandomLines::source,
          seed -> Conditions.usual().withLateTimeouts(seed % 3 == 0),
          MOST_SCHEDULES);

  @TempDir Path folder;

  @Test
  void everyAlgorithm_onProgramsWithLines_findsWhatAllSchedulesShow() throws IOException {
    LINES.compare(FIRST_SEED, PROGRAMS, seed -> 2 + (int) (seed % (LARGEST - 1)), folder);
  }
}
