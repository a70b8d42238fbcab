package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Workers;
import io.mazurka.program.Trace;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fields that a lock protects: accesses to them are no steps, and nothing is lost by that. */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason =
        "there are many schedules, which take minutes on this carrier and are the same")
class ProtectionsTest {

  private static final String INCREMENTS =
      """
      public class Main {
        int value;
        synchronized void increment() { value++; }
        public static void main(String[] args) throws InterruptedException {
          Main main = new Main();
          Thread t = new Thread(main::increment);
          t.start();
          main.increment();
          t.join();
          %s
        }
      }
      """;

  @TempDir Path classes;

  @Test
  void block_withNothingElseInIt_isOneStep() {
    // begin, start, lock, join and end of the main thread, begin, lock and end of the other
    assertThat(depth(INCREMENTS.formatted(""), false)).isEqualTo(8);
    // and two accesses and an unlock for each of the two
    assertThat(depth(INCREMENTS.formatted(""), true)).isEqualTo(14);
  }

  @Test
  void mainThread_whichHasJoinedAllOthers_needsNoLock() {
    assertThat(depth(INCREMENTS.formatted("assert main.value == 2;"), false)).isEqualTo(8);
  }

  @Test
  void accessWithoutTheLock_inOneScheduleOnly_isFound() {
    compareAll(
        """
        public class Main {
          static volatile int flag;
          int value;
          synchronized void increment() { value++; }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(() -> { main.increment(); flag = 1; main.increment(); });
            t.start();
            if (flag == 1) System.out.print(main.value);
            main.increment();
          }
        }
        """);
  }

  @Test
  void mainThread_whichHasNotJoinedAllOthers_needsTheLock() {
    compareAll(
        """
        public class Main {
          int value;
          synchronized void increment() { value++; }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(main::increment);
            Thread u = new Thread(main::increment);
            t.start();
            u.start();
            t.join();
            System.out.print(main.value);
          }
        }
        """);
  }

  @Test
  void mainThread_whichHasJoinedOnSomeWays_needsTheLockOnOthers() {
    compareAll(
        """
        public class Main {
          static volatile int flag;
          int value;
          synchronized void add(int n) { value = n; }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(() -> { flag = 1; main.add(0); });
            t.start();
            if (flag == 0) t.join();
            flag = 0;
            System.out.print(main.value);
          }
        }
        """);
  }

  @Test
  void mainThread_thatComesToTheSamePlaceWithoutAJoin_needsTheLock() {
    HiddenSteps.compareAll(
        """
        public class Main {
          static volatile int flag;
          static volatile int other;
          int value;
          synchronized void set() { value = 1; }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(() -> { flag = 1; main.set(); });
            t.start();
            if (flag == 1) t.join();
            other = 1;
            System.out.print(main.value);
          }
        }
        """,
        classes,
        12);
  }

  @Test
  void lockOfOther_isNotThatOfTheObject() {
    compareAll(
        """
        public class Main {
          int value;
          void add(Object lock) { synchronized (lock) { value++; } }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(() -> main.add(main));
            t.start();
            main.add("other");
            t.join();
            System.out.print(main.value);
          }
        }
        """);
  }

  @Test
  void lockInAFieldThatChanges_protectsNothing() {
    compareAll(
        """
        public class Main {
          volatile Object lock = new Object();
          int value;
          void add() { synchronized (lock) { value++; } }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(main::add);
            t.start();
            main.lock = new Object();
            main.add();
            t.join();
            System.out.print(main.value);
          }
        }
        """);
  }

  @Test
  void classesBelow_mayHaveOtherLocks() {
    compareAll(
        """
        public class Main {
          int value;
          static class One extends Main {
            final Object a = new Object();
            final Object lock = new Object();
            void add() { synchronized (lock) { value++; } }
          }
          static class Two extends Main {
            void add() { synchronized (this) { value++; } }
          }
          public static void main(String[] args) throws InterruptedException {
            One one = new One();
            Two two = new Two();
            Thread t = new Thread(() -> { one.add(); two.add(); });
            t.start();
            two.add();
            one.add();
            t.join();
            System.out.print(one.value + two.value);
          }
        }
        """);
  }

  @Test
  void staticField_isProtectedByItsClassOrByAConstant() {
    compareAll(
        """
        public class Main {
          static final Object LOCK = new Object();
          static int a;
          static int b;
          static synchronized int countA() { return ++a; }
          static int countB() { synchronized (LOCK) { return ++b; } }
          static int c;
          public static void main(String[] args) throws InterruptedException {
            Thread t = new Thread(() -> { countA(); c = countB(); });
            t.start();
            String seen = countA() + " " + countB();
            t.join();
            System.out.print(seen + " " + c + " " + a + b);
          }
        }
        """);
  }

  @Test
  void whoLooksWhetherALockIsHeld_seesThoseWhoHoldIt() {
    compareAll(
        """
        import java.util.concurrent.locks.ReentrantLock;

        public class Main {
          final ReentrantLock lock = new ReentrantLock();
          int value;
          void add() { lock.lock(); value++; lock.unlock(); }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(main::add);
            t.start();
            System.out.print(main.lock.isLocked() + " ");
            boolean free = main.lock.tryLock();
            if (free) main.lock.unlock();
            System.out.print(free);
            t.join();
          }
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(names = {"OPTIMAL", "DPOR", "AUTO"})
  void whoLooksAtStatesOfThreads_seesWhoWaitsForAMonitor(Algorithm algorithm) {
    Javac.compile(
        Map.of(
            "Main",
            """
            public class Main {
              int value;
              synchronized void add() { value++; }
              public static void main(String[] args) throws InterruptedException {
                Main main = new Main();
                Thread t = new Thread(main::add);
                Thread u = new Thread(main::add);
                t.start();
                u.start();
                System.out.print(t.getState() == Thread.State.BLOCKED);
              }
            }
            """),
        classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      assertThat(search(program, algorithm).outcomes()).containsOnlyKeys("false", "true");
    }
  }

  @Test
  void loopUnderTheLock_thatWaitsForAChange_isALivelock() {
    compareAll(
        """
        public class Main {
          boolean go;
          synchronized void await() { while (!go) { } }
          synchronized void go() { go = true; }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(main::await);
            t.start();
            main.go();
            t.join();
            System.out.print(main.go);
          }
        }
        """);
  }

  @Test
  void loopOfBlocks_thatWaitsForAChange_goesOnAfterIt() {
    compareAll(
        """
        public class Main {
          boolean go;
          synchronized boolean goes() { return go; }
          synchronized void go() { go = true; }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(() -> { while (!main.goes()) { } });
            t.start();
            main.go();
            t.join();
            System.out.print(main.go);
          }
        }
        """);
  }

  @Test
  void copyAndReflection_withoutTheLock_areAccessesToo() {
    compareAll(
        """
        public class Main implements Cloneable {
          int value;
          synchronized void add() { value++; }
          public static void main(String[] args) throws Exception {
            Main main = new Main();
            Thread t = new Thread(main::add);
            t.start();
            Main copy = (Main) main.clone();
            System.out.print(copy.value);
            t.join();
          }
        }
        """);
    compareAll(
        """
        import java.lang.invoke.*;

        public class Main {
          static final VarHandle VALUE;
          static {
            try {
              VALUE = MethodHandles.lookup().findVarHandle(Main.class, "value", int.class);
            } catch (ReflectiveOperationException e) {
              throw new IllegalStateException(e);
            }
          }
          int value;
          synchronized void add() { value++; }
          public static void main(String[] args) throws Exception {
            Main main = new Main();
            Thread t = new Thread(main::add);
            t.start();
            System.out.print((int) VALUE.getVolatile(main));
            VALUE.setVolatile(main, 5);
            t.join();
            System.out.print((int) VALUE.get(main));
          }
        }
        """);
  }

  @ParameterizedTest
  @EnumSource(names = {"AUTO", "DPOR", "SDPOR", "DFS"})
  void preemption_insideABlock_isOne(Algorithm algorithm) {
    Javac.compile(
        Map.of(
            "Main",
            """
            public class Main {
              static int value;
              static volatile int first, second, third;
              static synchronized void block() { value++; }
              public static void main(String[] args) {
                new Thread(() -> { if (first == 1) second = 1; block(); third = 1; }).start();
                first = 1;
                block(); // the other thread, which comes here in between, has to wait
                assert second == 0 || third == 1;
              }
            }
            """),
        classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      Bounds none = Bounds.NONE.withPreemptions(0);
      assertThat(EverySearch.search(program, algorithm, 0, none).counterexamples()).isEmpty();
      Bounds one = Bounds.NONE.withPreemptions(1);
      assertThat(EverySearch.search(program, algorithm, 0, one).counterexamples()).hasSize(1);
    }
  }

  @Test
  void finding_behindHiddenSteps_isToldWithAllOfThem() {
    Javac.compile(Map.of("Main", INCREMENTS.formatted("assert main.value == 3;")), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      Counterexample found = search(program, Algorithm.DPOR).counterexamples().getFirst();
      Trace trace = program.trace(found.schedule());
      assertThat(trace.findings()).contains(found.finding());
      assertThat(trace.steps()).extracting(Trace.Step::operation).contains("write", "unlock");
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"OPTIMAL", "DPOR", "DFS"})
  void severalWorkers_learnWhatIsProtected(Algorithm algorithm) {
    Javac.compile(Map.of("Main", THREE), classes);
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    SearchOptions several =
        options.withWorkers(new Workers(2, 4)).withRecallAfter(SearchOptions.NO_RECALL);
    try (JvmProgram one = JvmProgram.load(JvmOptions.of("Main", classes));
        JvmProgram two = JvmProgram.load(JvmOptions.of("Main", classes))) {
      Result alone = new Search(one, options, SearchListener.NONE).run();
      Result together = new Search(two, several, SearchListener.NONE).run();
      assertThat(together.complete()).isTrue();
      assertThat(together.outcomes()).isEqualTo(alone.outcomes());
      assertThat(together.statistics().maxDepth()).isEqualTo(alone.statistics().maxDepth());
    }
  }

  private static final String THREE =
      """
      public class Main {
        int value;
        int other;
        synchronized int increment() { other += value; return ++value; }
        public static void main(String[] args) throws InterruptedException {
          Main main = new Main();
          Thread t = new Thread(() -> { main.increment(); main.increment(); });
          Thread u = new Thread(() -> { main.increment(); main.increment(); });
          t.start();
          u.start();
          System.out.print(main.increment() + " ");
          t.join();
          u.join();
          System.out.print(main.value + " " + main.other);
        }
      }
      """;

  private int depth(String source, boolean everyAccess) {
    return HiddenSteps.depth(source, everyAccess, classes);
  }

  private static Result search(JvmProgram program, Algorithm algorithm) {
    return EverySearch.search(program, algorithm, 0, Bounds.NONE);
  }

  private void compareAll(String source) {
    HiddenSteps.compareAll(source, classes);
  }
}
