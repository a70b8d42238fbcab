package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arrays, collections and linked objects that belong to what a lock protects. */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason =
        "there are many schedules, which take minutes on this carrier and are the same")
class ProtectedContentsTest {

  /** begin, start, lock, join and end of the main thread, begin, lock and end of the other. */
  private static final int ONE_STEP_EACH = 8;

  private static final String FRAME =
      """
      import java.util.*;
      import java.util.concurrent.locks.*;

      public class Main {
        static class Link {
          int value;
          Link next;
          Link(int value, Link next) { this.value = value; this.next = next; }
        }
        static final List<Integer> LIST = new ArrayList<>();
        static final Object LOCK = new Object();
        final List<Integer> list = new ArrayList<>();
        final Map<Integer, List<Integer>> map = new HashMap<>();
        final ReentrantLock lock = new ReentrantLock();
        int[] cells = new int[2];
        Link head;
        void act() { %s }
        public static void main(String[] args) throws InterruptedException {
          Main main = new Main();
          Main other = new Main();
          Thread t = new Thread(main::act);
          t.start();
          %s
          t.join();
        }
      }
      """;

  @TempDir Path classes;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "synchronized (this) { list.add(1); list.add(list.size()); }",
        "synchronized (this) { cells[0]++; cells[1] = cells[0]; }",
        "synchronized (this) { map.computeIfAbsent(1, k -> new ArrayList<>()).add(2); }",
        "synchronized (this) { head = new Link(1, head); head.value++; }",
        "synchronized (this) { for (int n : list) cells[0] += n; }",
        "lock.lock(); try { list.add(1); cells[0]++; } finally { lock.unlock(); }",
        "synchronized (LOCK) { LIST.add(LIST.size()); }",
        "synchronized (LIST) { LIST.add(LIST.size()); }",
        "synchronized (list) { list.add(list.size()); }",
      })
  void block_aboutWhatBelongsToTheObject_isOneStep(String block) {
    String source = FRAME.formatted(block, "main.act();");
    assertThat(HiddenSteps.depth(source, false, classes)).isEqualTo(ONE_STEP_EACH);
    assertThat(HiddenSteps.depth(source, true, classes)).isGreaterThan(ONE_STEP_EACH + 3);
  }

  @Test
  void list_thatALambdaHasWithItsLock_isProtected() {
    String source =
        """
        import java.util.*;

        public class Main {
          public static void main(String[] args) throws InterruptedException {
            Object lock = new Object();
            List<Integer> list = new ArrayList<>();
            Runnable task = () -> { synchronized (lock) { list.add(list.size()); } };
            Thread t = new Thread(task);
            t.start();
            task.run();
            t.join();
          }
        }
        """;
    assertThat(HiddenSteps.depth(source, false, classes)).isEqualTo(ONE_STEP_EACH);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "main.list.add(2);",
        "main.cells[0]++;",
        "synchronized (other) { main.cells[0]++; }",
        "synchronized (other) { other.cells = main.cells; other.cells[0] = 3; }",
        "Link link; synchronized (main) { link = main.head; } if (link != null) link.value++;",
        "Iterator<Integer> all; synchronized (main) { all = main.list.iterator(); } if (all.hasNext()) all.next();",
        "List<Integer> part; synchronized (main) { part = main.list.subList(0, 0); } part.size();",
        "int[] copy = main.cells.clone();",
        "Arrays.fill(main.cells, 4);",
        "String text = \"\" + main.list;",
        "main.list.stream().mapToInt(n -> n).sum();",
      })
  void accessWithoutTheLock_isFound(String access) {
    HiddenSteps.compareAll(
        FRAME.formatted(
            "synchronized (this) { list.add(cells[0]); cells[0]++; head = new Link(cells[0], head);"
                + " head.value++; }",
            access + " main.act();"),
        classes);
  }

  @Test
  void objectThatGoesFromOneLockToAnother_isFoundOut() {
    HiddenSteps.compareAll(
        FRAME.formatted(
            "synchronized (this) { if (head == null) head = new Link(1, null); head.value++; }",
            "Link link; synchronized (main) { link = main.head; main.head = null; }"
                + " synchronized (other) { other.head = link; if (link != null) link.value += 5; }"
                + " synchronized (main) { main.head = link; }"),
        classes);
  }

  @Test
  void objectsOfAnyClass_thatComeFromOneField_mayHaveOtherLocks() {
    HiddenSteps.compareAll(
        """
        import java.util.*;

        public class Main {
          static class Own extends ArrayList<Integer> { final Object lock = new Object(); }
          static class Holder { Object held; Holder(Object held) { this.held = held; } }
          static final Holder one = new Holder(new Own());
          static final Holder two = new Holder(new int[] {1, 2, 3, 4, 5, 6, 7, 8});
          static void run() {
            Own own = (Own) one.held;
            synchronized (own.lock) { own.add(1); }
            int[] array = (int[]) two.held;
            synchronized (array) { array[0]++; }
          }
          public static void main(String[] args) {
            new Thread(Main::run).start();
            run();
          }
        }
        """,
        classes);
  }

  @Test
  void mapInTheOrderOfAccesses_behindAView_isChangedByWhoReads() {
    HiddenSteps.compareAll(
        """
        import java.util.*;
        import java.util.concurrent.locks.*;

        public class Main {
          final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
          final Map<Integer, Integer> map = new LinkedHashMap<>(16, 0.75f, true);
          final Map<Integer, Integer> view = Collections.unmodifiableMap(map);
          { map.put(1, 1); map.put(2, 2); map.put(3, 3); }
          void get(int key) { lock.readLock().lock(); view.get(key); lock.readLock().unlock(); }
          public static void main(String[] args) throws InterruptedException {
            Main main = new Main();
            Thread t = new Thread(() -> main.get(1));
            t.start();
            main.get(2);
            t.join();
            System.out.print(main.map);
          }
        }
        """,
        classes);
  }

  @Test
  void loopThatWaitsForAList_goesOnWhenItHasChanged() {
    HiddenSteps.compareAll(
        FRAME.formatted(
            "synchronized (this) { list.add(1); cells[0] = 1; }",
            "while (true) { synchronized (main) { if (!main.list.isEmpty()) break; } }"
                + " while (true) { synchronized (main) { if (main.cells[0] == 1) break; } }"),
        classes);
  }

  @Test
  void arrayThatComesFromOneObjectOrFromAnother_isNotInTheSameState() {
    Javac.compile(
        Map.of(
            "Main",
            """
            public class Main {
              static class Store { volatile int[] cells; }
              static final Store one = new Store();
              static final Store two = new Store();
              static volatile int flag;
              static volatile int other;
              public static void main(String[] args) throws InterruptedException {
                Thread t = new Thread(() -> flag = 1);
                Thread u = new Thread(() -> {
                  int[] cells = two.cells;
                  if (cells != null) synchronized (one) { System.out.print(cells[0]); }
                });
                t.start();
                u.start();
                int[] cells = new int[1];
                if (flag == 1) {
                  cells[0] = 1;
                  one.cells = cells;
                  two.cells = cells;
                } else {
                  two.cells = cells;
                  synchronized (two) { cells[0] = 1; }
                  one.cells = cells;
                }
                other = 1;
              }
            }
            """),
        classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      for (long pickSeed = 0; pickSeed < 16; pickSeed++) {
        program.forget();
        Result result = EverySearch.search(program, Algorithm.SDPOR, pickSeed, Bounds.NONE);
        assertThat(result.outcomes()).as("picking " + pickSeed).containsOnlyKeys("", "0", "1");
      }
    }
  }
}
