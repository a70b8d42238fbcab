package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;

/** What becomes of programs in which some accesses take no steps. */
final class HiddenSteps {

  private HiddenSteps() {}

  /** How many steps there are at the most in an execution of the program, which has no findings. */
  static int depth(String source, boolean everyAccess, Path classes) {
    Javac.compile(Map.of("Main", source), classes);
    Conditions conditions = Conditions.usual().withEveryAccess(everyAccess);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes).under(conditions))) {
      Result result = EverySearch.search(program, Algorithm.OPTIMAL, 0, Bounds.NONE);
      assertThat(result.counterexamples()).isEmpty();
      return result.statistics().maxDepth();
    }
  }

  /** Every search finds what all schedules show in which each access is a step. */
  static void compareAll(String source, Path classes) {
    compareAll(source, classes, 4);
  }

  /** The same, picking threads in that many orders. */
  static void compareAll(String source, Path classes, int orders) {
    Javac.compile(Map.of("Main", source), classes);
    JvmOptions options = JvmOptions.of("Main", classes);
    try (JvmProgram program = JvmProgram.load(options)) {
      BruteForce all = Objects.requireNonNull(BruteForce.everySchedule(program, 200_000));
      for (long seed = 0; seed < orders; seed++) {
        new EverySearch(program, all, seed, source).compare();
      }
    }
  }
}
