package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random Java programs whose threads run the same code and use hash tables: every algorithm, in any
 * order of picking threads, finds the outcomes that running all schedules finds, and no others. So
 * threads are taken to be alike only where no hash code tells them apart.
 *
 * <p>A failure shows its seed and the source. {@code ./build -pl jvm -am test
 * -Dtest=RandomTablesTest -Dsurefire.failIfNoSpecifiedTests=false -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that program alone; more programs make a longer run.
 */
@ReadsStates
class RandomTablesTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 40);
  private static final int MOST_SCHEDULES = 400;
  private static final Bounds FEW = Bounds.NONE.withExecutions(3_000);
  private static final List<Algorithm> BY_STATES =
      List.of(Algorithm.AUTO, Algorithm.SYMDPOR, Algorithm.SDPOR);

  @TempDir Path folder;

  @Test
  void everyAlgorithm_whereTwoThreadsUseTables_findsWhatAllSchedulesShow() throws IOException {
    new SmallPrograms(
            "Two",
            (name, seed, size) -> RandomTables.source(name, seed, size, 2),
            _ -> Conditions.usual(),
            MOST_SCHEDULES)
        .compare(FIRST_SEED, PROGRAMS, seed -> 1 + (int) (seed % 2), folder);
  }

  @Test
  void searchesThatReadStates_whereThreeThreadsUseTables_findWhatOthersFind() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      sources.put("Three" + seed, RandomTables.source("Three" + seed, seed, 2, 3));
    }
    Javac.compile(sources, folder);
    sources.forEach(this::compareSearches);
  }

  private void compareSearches(String name, String source) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name, folder))) {
      Result expected = EverySearch.search(program, Algorithm.DPOR, 0, FEW);
      for (Algorithm algorithm : BY_STATES) {
        program.forget();
        Result found = EverySearch.search(program, algorithm, name.hashCode(), FEW);
        String what = algorithm + "\n" + source;
        if (found.complete() && expected.complete()) {
          assertThat(found.outcomes().keySet()).as(what).isEqualTo(expected.outcomes().keySet());
        }
      }
    } catch (RuntimeException e) {
      throw new AssertionError(source, e);
    }
  }
}
