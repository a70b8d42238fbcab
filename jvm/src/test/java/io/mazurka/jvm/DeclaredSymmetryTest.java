package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.WrongSymmetry;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Symmetry;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Symmetry declared for Java programs: threads by name or number, objects as they turn out. */
class DeclaredSymmetryTest {

  private static final String PHILOSOPHERS =
      """
      public class Main {
        public static void main(String[] args) {
          Object[] forks = {new Object(), new Object(), new Object()};
          for (int i = 0; i < 3; i++) {
            Object left = forks[i];
            Object right = forks[(i + 1) % 3];
            new Thread(() -> {
              synchronized (left) { synchronized (right) { } }
            }, "philosopher " + i).start();
          }
        }
      }
      """;

  private static final String COUNTERS =
      """
      public class Main {
        static int count;
        public static void main(String[] args) throws Throwable {
          Thread[] threads = new Thread[3];
          for (int i = 0; i < 3; i++) {
            threads[i] = new Thread(() -> { synchronized (Main.class) { count++; } }, NAME);
            threads[i].start();
          }
          WAIT
        }
      }
      """;

  @TempDir Path classes;

  private Result search(String source, String... symmetries) {
    Javac.compile(Map.of("Main", source), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      SearchOptions options =
          SearchOptions.of(Algorithm.VERISOFT)
              .withKeepGoing(true)
              .withSymmetries(Stream.of(symmetries).map(Symmetry::parse).toList());
      Result result = new Search(program, options, SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      return result;
    }
  }

  @Test
  void rotation_ofPhilosophersByName_stillFindsTheDeadlock() {
    Result all = search(PHILOSOPHERS);
    Result some = search(PHILOSOPHERS, "rotation(philosopher 0, philosopher 1, philosopher 2)");
    assertThat(some.counterexamples()).hasSize(1);
    assertThat(all.counterexamples()).hasSize(1);
    assertThat(some.statistics().figure(Figure.SYMMETRIC_PRUNES)).isPositive();
    assertThat(some.statistics().transitions()).isLessThan(all.statistics().transitions());
  }

  @Test
  void swap_ofPhilosophers_isRefused() {
    assertThatThrownBy(() -> search(PHILOSOPHERS, "swap(philosopher 0, philosopher 1)"))
        .isInstanceOf(WrongSymmetry.class)
        .hasMessageContaining("philosopher");
  }

  @Test
  void permutations_ofCountersByNumber_exploreFewerExecutions() {
    String source = COUNTERS.replace("NAME", "\"counter \" + i").replace("WAIT", "");
    Result some = search(source, "permutations(1, 2, 3)");
    assertThat(some.counterexamples()).isEmpty();
    assertThat(some.statistics().executions()).isLessThan(search(source).statistics().executions());
  }

  @Test
  void threads_thatShareTheirName_areRefused() {
    String source = COUNTERS.replace("NAME", "\"counter\"").replace("WAIT", "");
    assertThatThrownBy(() -> search(source, "swap(counter, main)"))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("are both called 'counter'");
  }

  @Test
  void threads_thatAreJoinedInOneOrder_areSymmetricIfTheJoinsAreOneOperation() {
    String source =
        COUNTERS
            .replace("NAME", "\"counter \" + i")
            .replace("WAIT", "for (Thread thread : threads) thread.join();");
    Result some = search(source, "permutations(1, 2, 3)");
    assertThat(some.verdict()).isEqualTo(search(source).verdict());
  }
}
