package io.mazurka.jvm;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random Java programs whose variables are protected by locks, most of them always: every
 * algorithm, in any order of picking threads, finds the outcomes and findings that running all
 * schedules finds, with a step for each access, and no others.
 *
 * <p>A failure shows its seed and the source. {@code ./build -pl jvm -am test
 * -Dtest=RandomProtectedTest -Dsurefire.failIfNoSpecifiedTests=false -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that program alone; more programs make a longer run.
 */
class RandomProtectedTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 240);
  private static final int MOST_SCHEDULES = 400;

  @TempDir Path folder;

  @Test
  void everyAlgorithm_whereLocksProtectFields_findsWhatAllSchedulesShow() throws IOException {
    compare("Fields", ProtectedFields.VOCABULARY);
  }

  @Test
  void everyAlgorithm_whereLocksProtectWhatBelongsToAnObject_findsWhatAllSchedulesShow()
      throws IOException {
    compare("Contents", ProtectedContents.VOCABULARY);
  }

  private void compare(String name, RandomProtected.Vocabulary words) throws IOException {
    new SmallPrograms(
            name,
            (program, seed, size) -> RandomProtected.source(words, program, seed, size),
            _ -> Conditions.usual(),
            MOST_SCHEDULES)
        .compare(FIRST_SEED, PROGRAMS, seed -> 2 + (int) (seed % 4), folder);
  }
}
