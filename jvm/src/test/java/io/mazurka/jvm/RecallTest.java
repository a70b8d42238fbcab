package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Schedule;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * A search that recalls what is known of a program says the same as one that runs it for each
 * execution: what decides a message, a schedule or the way on is part of the states that are told
 * apart.
 */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason = "states cannot be read on this carrier, and so nothing is recalled")
class RecallTest {

  private static final String HEAD =
      """
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      public class Main {
        static volatile int x, y;
        static int p, q;
        static volatile Thread f, g;
        static final AtomicInteger n = new AtomicInteger();
        static class A extends RuntimeException { A(String s) { super(s); } }
        static class B extends RuntimeException { B(String s) { super(s); } }
        static void increment() { int v; do { v = n.get(); } while (!n.compareAndSet(v, v + 1)); }
        static Thread start(Runnable task) {
          Thread thread = new Thread(task, "t");
          thread.start();
          return thread;
        }
        public static void main(String[] args) throws Exception {
          STATEMENTS
        }
      }
      """;

  static final Map<String, String> PROGRAMS =
      Map.of(
          "a thread that tries again and again",
          """
          Thread t = start(() -> { increment(); increment(); });
          increment(); t.join(); System.out.println(n.get());
          """,
          "a thread that spins while something changes and changes back",
          "start(() -> { x = 1; x = 0; y = 1; }); while (x + y == 0) { }",
          "an exception made at one of two places",
          """
          Thread t = start(() -> x = 1);
          RuntimeException e;
          if (x == 0) e = new A("boom");
          else
            e = new A("boom");
          y = 1; t.join(); y = 2; throw e;
          """,
          "an exception of one of two classes that are alike",
          """
          Thread t = start(() -> x = 1);
          RuntimeException e = x == 0 ? new A("boom") : new B("boom");
          y = 1; t.join(); y = 2; throw e;
          """,
          "one of two tasks that are alike",
          """
          Thread t = start(() -> x = 1);
          Runnable r;
          if (x == 0) r = () -> { y = 5; throw new A("in a task"); };
          else r = () -> { y = 5; throw new A("in a task"); };
          t.join(); y = 2; r.run();
          """,
          "a thread that is not started yet, with one of two names",
          """
          Thread t = start(() -> x = 1);
          Thread u = new Thread(() -> { y = 3; throw new A("by a thread"); }, "n" + x);
          y = 1; t.join(); u.start(); u.join();
          """,
          "names given in either order",
          """
          Thread t = start(() -> f = new Thread(() -> { y = 3; throw new A("of f"); }));
          Thread u = start(() -> g = new Thread(() -> { x = 3; throw new A("of g"); }));
          t.join(); u.join(); f.start(); g.start(); f.join(); g.join();
          """,
          "a lock that is tried in vain",
          """
          ReentrantLock lock = new ReentrantLock();
          Thread t = start(() -> { lock.lock(); x++; lock.unlock(); });
          if (lock.tryLock()) { y++; lock.unlock(); }
          t.join();
          """,
          "several races",
          "Thread a = start(() -> p = 1); Thread b = start(() -> { q = 1; p = 2; }); int k = q; p = 3;"
              + " a.join(); b.join();");

  @TempDir Path classes;

  /** All that a search says, but for how long it took and what it recalled. */
  private record Said(
      boolean complete,
      long executions,
      long transitions,
      Map<String, Long> outcomes,
      List<String> findings,
      List<Schedule> schedules) {

    static Said by(Result result) {
      return new Said(
          result.complete(),
          result.statistics().executions(),
          result.statistics().transitions(),
          result.outcomes(),
          result.counterexamples().stream().map(c -> BruteForce.text(c.finding())).toList(),
          result.counterexamples().stream().map(Counterexample::schedule).toList());
    }
  }

  @ParameterizedTest
  @FieldSource
  void search_ofWhatIsKnown_saysTheSameAsIfItIsRun(Map.Entry<String, String> program) {
    Javac.compile(Map.of("Main", HEAD.replace("STATEMENTS", program.getValue())), classes);
    for (Algorithm algorithm : List.of(Algorithm.DPOR, Algorithm.OPTIMAL)) {
      Result run = search(algorithm, SearchOptions.NO_RECALL);
      assertThat(Said.by(search(algorithm, 0)))
          .as("%s, %s", program.getKey(), algorithm)
          .isEqualTo(Said.by(run));
    }
  }

  static final List<Map.Entry<String, String>> search_ofWhatIsKnown_saysTheSameAsIfItIsRun =
      List.copyOf(PROGRAMS.entrySet());

  @Test
  void search_ofManyExecutionsThroughFewStates_hardlyRunsTheProgram() {
    String statements =
        """
        Runnable task = () -> { for (int i = 0; i < 4; i++) synchronized (n) { p++; } };
        Thread t = start(task), u = start(task), v = start(task);
        t.join(); u.join(); v.join();
        """;
    Javac.compile(Map.of("Main", HEAD.replace("STATEMENTS", statements)), classes);
    Result result = search(Algorithm.DPOR, 0);
    assertThat(result.statistics().executions()).isEqualTo(34_650);
    assertThat(result.statistics().figure(Figure.RECALLED))
        .isGreaterThan(result.statistics().transitions() * 99 / 100);
  }

  private Result search(Algorithm algorithm, long recallAfter) {
    SearchOptions options =
        SearchOptions.of(algorithm).withKeepGoing(true).withRecallAfter(recallAfter);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      return new Search(program, options, SearchListener.NONE).run();
    }
  }
}
