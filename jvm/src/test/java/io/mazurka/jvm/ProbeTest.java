package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.state.Automorphisms;
import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Probe;
import io.mazurka.program.StateGraph;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the probe of a Java program shows: states as they are, and which threads are symmetric. */
@ReadsStates
class ProbeTest {

  private static final int REPETITIONS = 2_000;

  private static final String JOINED =
      """
      static int count;
      static class W extends Thread {
        final int index;
        W(int index) { this.index = index; }
        @Override public void run() { synchronized (Main.class) { count++; } }
      }
      public static void main(String[] a) throws InterruptedException {
        W[] ws = {new W(0), new W(1), new W(2)};
        for (W w : ws) { w.start(); }
        %s
      }
      """;

  private static final String COPIED =
      """
      static int x;
      static class A extends Thread {
        int own;
        @Override public void run() { synchronized (Main.class) { own = x; x++; } if (own > 9) { x = 0; } }
      }
      static class B extends Thread {
        int own;
        @Override public void run() { synchronized (Main.class) { own = x; %s } if (own > 9) { x = 0; } }
      }
      public static void main(String[] args) {
        A a = new A();
        Thread b = new B();
        %s
      }
      """;

  private static final String METHODS =
      """
      static int count;
      static void one() { synchronized (Main.class) { count++; } }
      void two() { synchronized (Main.class) { %s } }
      public static void main(String[] a) {
        new Thread(Main::one).start();
        new Thread(new Main()::two).start();
      }
      """;

  @TempDir Path classes;

  @Test
  void threads_withAnIndexThatNobodyReads_areSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static int count;
                static class W extends Thread {
                  final int index;
                  W(int index) { super("worker-" + index); this.index = index; }
                  @Override public void run() {
                    for (int k = 0; k < 2; k++) { synchronized (Main.class) { count++; } }
                  }
                }
                public static void main(String[] a) {
                  for (int i = 0; i < 3; i++) { new W(i).start(); }
                }
                """))
        .isEqualTo(3);
  }

  @Test
  void threads_thatAreJoinedInALoop_areSymmetric() {
    assertThat(symmetricPairs(JOINED.formatted("for (W w : ws) { w.join(); }"))).isEqualTo(3);
    assertThat(
            symmetricPairs(
                JOINED.formatted("for (int i = 0; i < ws.length; i++) { ws[i].join(); }")))
        .isEqualTo(3);
    assertThat(
            symmetricPairs(
                JOINED.formatted("for (W w : java.util.Arrays.asList(ws)) { w.join(); }")))
        .isEqualTo(3);
    assertThat(
            symmetricPairs(
                JOINED.formatted(
                    "for (W w : ws) { try { w.join(); } catch (InterruptedException e) { count = 0; } }")))
        .isEqualTo(3);
  }

  @Test
  void threads_thatAreJoinedInARow_areSymmetric() {
    assertThat(
            symmetricPairs(
                JOINED.formatted(
                    "W a1 = ws[0]; W a2 = ws[1]; W a3 = ws[2]; a1.join(); a2.join(); a3.join();")))
        .isEqualTo(3);
  }

  @Test
  void threads_betweenWhoseJoinsSomethingIsDone_areNotAllSymmetric() {
    assertThat(
            symmetricPairs(
                JOINED.formatted("for (W w : ws) { w.join(); System.out.print(count); }")))
        .isLessThan(3);
  }

  @Test
  void threads_whoseResultsAreReadInOrder_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                JOINED.formatted(
                    "for (W w : ws) { w.join(); } for (W w : ws) { System.out.print(w.index); }")))
        .isZero();
  }

  @Test
  void threads_inAnArrayWhoseLengthIsAskedFor_areSymmetric() {
    assertThat(symmetricPairs(joinedThen("System.out.print(count == ws.length);"))).isEqualTo(3);
    assertThat(
            symmetricPairs(
                joinedThen("count -= ws.length; ws = new W[1]; System.out.print(ws[0] == null);")))
        .isEqualTo(3);
  }

  @Test
  void threads_inAnArrayWhoseElementsAreReadBesidesItsLength_areNotSymmetric() {
    assertThat(symmetricPairs(joinedThen("System.out.print(ws.length == 3 && ws[1] == null);")))
        .isZero();
    assertThat(symmetricPairs(joinedThen("W[] all = ws; System.out.print(all.length);"))).isZero();
    assertThat(
            symmetricPairs(
                joinedThen(
                    "try { count /= ws.length - 3; }"
                        + " catch (ArithmeticException e) { System.out.print(ws[0] == null); }")))
        .isZero();
  }

  private static String joinedThen(String rest) {
    return JOINED.formatted("for (W w : ws) { w.join(); } " + rest);
  }

  @Test
  void threads_ofClassesWithTheSameCode_areSymmetric() {
    assertThat(symmetricPairs(COPIED.formatted("x++;", "a.start(); b.start();"))).isOne();
  }

  @Test
  void threads_ofClassesWithOtherCode_areNotSymmetric() {
    assertThat(symmetricPairs(COPIED.formatted("x--;", "a.start(); b.start();"))).isZero();
  }

  @Test
  void threads_ofClassesThatAreToldApart_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                COPIED.formatted("x++;", "a.start(); b.start(); if (b instanceof A) { x = 1; }")))
        .isZero();
  }

  @Test
  void lambdas_withTheSameCode_areSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static int count;
                public static void main(String[] a) {
                  new Thread(() -> { synchronized (Main.class) { count++; } }).start();
                  new Thread(() -> { synchronized (Main.class) { count++; } }).start();
                }
                """))
        .isOne();
  }

  @Test
  void methods_withTheSameCode_areSymmetricOnceTheyRun() {
    assertThat(symmetricPairs(METHODS.formatted("count++;"), 1, 2)).isOne();
  }

  @Test
  void methods_withOtherCode_areNotSymmetric() {
    assertThat(symmetricPairs(METHODS.formatted("count--;"), 1, 2)).isZero();
  }

  @Test
  void loops_whoseVariablesAreDeclaredInAnotherOrder_areSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static int count;
                public static void main(String[] a) {
                  new Thread(() -> {
                    int i = 0;
                    long n = 2;
                    while (i < n) { synchronized (Main.class) { count++; } i++; }
                  }).start();
                  new Thread(() -> {
                    long n = 2;
                    int i = 0;
                    while (i < n) { synchronized (Main.class) { count++; } i++; }
                  }).start();
                }
                """,
                1,
                2))
        .isOne();
  }

  @Test
  void races_inStatesThatAreProbed_areFoundBeforeTheyHappen() {
    try (JvmProgram program =
            load(
                """
                static int count;
                public static void main(String[] a) {
                  new Thread(() -> count = 1).start();
                  count = 2;
                }
                """);
        Execution execution = program.start()) {
      probe(execution);
      execution.step(0, 0);
      execution.step(0, 0);
      Finding found = execution.step(1, 0);
      assertThat(found).isNotNull();
      assertThat(java.util.Objects.requireNonNull(found).message())
          .startsWith("data race on Main.count: write at ");
      assertThat(program.reportedRaces()).hasSize(1);
      execution.step(0, 0);
      execution.step(1, 0);
      assertThat(program.reportedRaces()).as("the same race, by clocks").hasSize(1);
    }
  }

  @Test
  void threads_thatReadTheirIndex_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static int count;
                static class W extends Thread {
                  final int index;
                  W(int index) { this.index = index; }
                  @Override public void run() { synchronized (Main.class) { count += index; } }
                }
                public static void main(String[] a) {
                  for (int i = 0; i < 3; i++) { new W(i).start(); }
                }
                """))
        .isZero();
  }

  @Test
  void threads_whoseNamesAreAskedFor_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static void work() {
                  synchronized (Main.class) { System.out.println(Thread.currentThread().getName()); }
                }
                public static void main(String[] a) {
                  for (int i = 0; i < 2; i++) { new Thread(Main::work).start(); }
                }
                """))
        .isZero();
  }

  @Test
  void philosophers_withForksOfAnArrayNobodyHas_areRotationsOfEachOther() {
    assertThat(
            symmetricPairs(
                """
                static class Fork {}
                record Philosopher(Fork left, Fork right) implements Runnable {
                  @Override public void run() { synchronized (left) { synchronized (right) {} } }
                }
                public static void main(String[] a) {
                  Fork[] forks = {new Fork(), new Fork(), new Fork(), new Fork()};
                  for (int i = 0; i < 4; i++) {
                    new Thread(new Philosopher(forks[i], forks[(i + 1) % 4])).start();
                  }
                }
                """))
        .isEqualTo(6);
  }

  /** The main thread still has the array, in a variable that it will not read again. */
  @Test
  void philosophers_withForksOfAnArrayInADeadVariable_areRotationsOfEachOther() {
    String waiting =
        """
        static class Fork {}
        record Philosopher(Fork left, Fork right) implements Runnable {
          @Override public void run() { synchronized (left) { synchronized (right) {} } }
        }
        public static void main(String[] a) throws InterruptedException {
          Fork[] forks = {new Fork(), new Fork(), new Fork(), new Fork()};
          for (int i = 0; i < 4; i++) {
            new Thread(new Philosopher(forks[i], forks[(i + 1) %% 4])).start();
          }
          synchronized (Main.class) { Main.class.wait(); }
          %s
        }
        """;
    assertThat(symmetricPairs(waiting.formatted(""))).isEqualTo(6);
    assertThat(symmetricPairs(waiting.formatted("System.out.print(forks[0] == null);"))).isZero();
  }

  @Test
  void philosophers_whenOneHasEaten_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static class Fork {}
                record Philosopher(Fork left, Fork right) implements Runnable {
                  @Override public void run() { synchronized (left) { synchronized (right) {} } }
                }
                public static void main(String[] a) {
                  Fork[] forks = {new Fork(), new Fork(), new Fork()};
                  for (int i = 0; i < 3; i++) {
                    new Thread(new Philosopher(forks[i], forks[(i + 1) % 3])).start();
                  }
                }
                """,
                1, 2, 3, 1, 1, 1, 1))
        .isZero();
  }

  @Test
  void philosophers_withForksOfAnArrayInUse_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static final Object[] FORKS = {new Object(), new Object(), new Object()};
                record Philosopher(Object left, Object right) implements Runnable {
                  @Override public void run() { synchronized (left) { synchronized (right) {} } }
                }
                public static void main(String[] a) {
                  for (int i = 0; i < 3; i++) {
                    new Thread(new Philosopher(FORKS[i], FORKS[(i + 1) % 3])).start();
                  }
                }
                """))
        .isZero();
  }

  @Test
  void lambdas_withDifferentConstants_areNotSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static int count;
                public static void main(String[] a) {
                  new Thread(() -> { synchronized (Main.class) { count += 1; } }).start();
                  new Thread(() -> { synchronized (Main.class) { count += 2; } }).start();
                }
                """))
        .isZero();
  }

  @Test
  void lambdas_thatCaptureTheSame_areSymmetric() {
    assertThat(
            symmetricPairs(
                """
                static int count;
                public static void main(String[] a) {
                  Object lock = new Object();
                  for (int i = 0; i < 3; i++) {
                    new Thread(() -> { synchronized (lock) { count++; } }).start();
                  }
                }
                """))
        .isEqualTo(3);
  }

  @Test
  void states_ofOneSchedule_areTheSameInEveryExecution() {
    try (JvmProgram program =
        load(
            """
            static volatile int shared;
            static volatile long wide;
            static int mix(int i, long l, float f, double d, boolean b, byte y, char c, Object o) {
              long sum = l + shared;
              String text = "t" + i;
              Integer box = i + 1000;
              double half = d / 2 + shared;
              int[] numbers = {i, y, c};
              wide = sum + (b ? 1 : 0) + (long) f * shared;
              return (int) (sum + half + f) + text.length() + box + numbers[1] + o.toString().length();
            }
            public static void main(String[] a) {
              for (int t = 0; t < 2; t++) {
                int n = t;
                new Thread(() -> {
                  for (int i = 0; i < 3; i++) {
                    shared = mix(i + n, 1L << 40, 1.5f, 2.5, i == 1, (byte) -3, 'x', "o" + i);
                  }
                }).start();
              }
            }
            """)) {
      List<String> first = states(program);
      assertThat(first).hasSizeGreaterThan(30);
      for (int i = 0; i < REPETITIONS; i++) {
        assertThat(states(program)).as("repetition %d", i).isEqualTo(first);
      }
    }
  }

  @Test
  void states_thatAreReadTwice_areTheSame() {
    try (JvmProgram program =
            load(
                """
                static Object shared = new int[3];
                public static void main(String[] a) {
                  new Thread(() -> shared = new String[] {"a", null}).start();
                  synchronized (shared) { shared = new java.util.ArrayList<>(java.util.List.of(1, 2000)); }
                }
                """);
        Execution execution = program.start()) {
      StateGraph graph = new StateGraph();
      Probe probe = probe(execution);
      for (List<Integer> enabled = enabled(execution);
          !enabled.isEmpty();
          enabled = enabled(execution)) {
        assertThat(probe.read(graph)).isTrue();
        String text = text(graph);
        assertThat(probe.read(graph)).isTrue();
        assertThat(text(graph)).isEqualTo(text);
        execution.step(enabled.getLast(), 0);
      }
    }
  }

  @Test
  void states_inWhichTimeHasPassed_areReadWhereFuturesHaveNoDelays() {
    try (JvmProgram program =
        load(
            """
            static volatile int shared;
            static void work() {
              try { Thread.sleep(5); } catch (InterruptedException e) { }
              shared++;
            }
            public static void main(String[] a) throws InterruptedException {
              Thread sleeper = new Thread(() -> work());
              sleeper.start();
              var future = new java.util.concurrent.CompletableFuture<Integer>();
              future.complete(1);
              sleeper.join();
            }
            """)) {
      assertThat(states(program)).hasSizeGreaterThan(5);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SDPOR", "SYMDPOR", "DSPIN"})
  void search_thatCannotReadStates_saysWhy(Algorithm algorithm) {
    try (JvmProgram program =
        load(
            """
            public static void main(String[] args) throws InterruptedException {
              Thread.sleep(1);
              Object lock = new Object();
              synchronized (lock) {
                for (int i = 0; i < 2; i++) {
                  new Thread(() -> {
                    synchronized (lock) {
                      System.out.println(System.nanoTime() > 0);
                    }
                  }).start();
                }
              }
            }
            """)) {
      Search search = new Search(program, SearchOptions.of(algorithm), SearchListener.NONE);
      search.run();
      assertThat(search.notes())
          .anyMatch(note ->
              note.contains("could not be read (virtual time, which the program looks at)"));
    }
  }

  /** All states of one schedule, drawn at random but always the same. */
  private static List<String> states(JvmProgram program) {
    SplittableRandom random = new SplittableRandom(7);
    List<String> states = new ArrayList<>();
    StateGraph graph = new StateGraph();
    try (Execution execution = program.start()) {
      Probe probe = probe(execution);
      List<Integer> enabled = enabled(execution);
      while (!enabled.isEmpty()) {
        execution.step(enabled.get(random.nextInt(enabled.size())), 0);
        enabled = enabled(execution);
        assertThat(probe.read(graph)).isTrue();
        states.add(text(graph));
      }
    }
    return states;
  }

  private static List<Integer> enabled(Execution execution) {
    List<Integer> enabled = new ArrayList<>();
    for (int thread = 0; thread < execution.threads(); thread++) {
      if (execution.enabled(thread)) {
        enabled.add(thread);
      }
    }
    return enabled;
  }

  private static String text(StateGraph graph) {
    StringBuilder text = new StringBuilder();
    for (int node = 0; node < graph.size(); node++) {
      text.append('\n').append(graph.label(node)).append(' ').append(graph.owner(node));
      for (int entry = graph.first(node); entry < graph.end(node); entry++) {
        text.append(' ').append(graph.kind(entry)).append(graph.content(entry));
      }
    }
    return text.toString();
  }

  /**
   * How many pairs of threads can be exchanged, by some symmetry, once the main thread waits and
   * some others have taken steps. States on the way are read too.
   */
  private int symmetricPairs(String body, int... steps) {
    try (JvmProgram program = load(body);
        Execution execution = program.start()) {
      while (execution.enabled(0)) {
        execution.step(0, 0);
      }
      StateGraph graph = new StateGraph();
      Probe probe = probe(execution);
      assertThat(probe.read(graph)).isTrue();
      for (int thread : steps) {
        execution.step(thread, 0);
        assertThat(probe.read(graph)).isTrue();
      }
      Automorphisms symmetries = new Automorphisms();
      symmetries.begin(graph);
      int pairs = 0;
      for (int a = 1; a < execution.threads(); a++) {
        for (int b = a + 1; b < execution.threads(); b++) {
          pairs += symmetries.mapping(a, b) == null ? 0 : 1;
        }
      }
      return pairs;
    }
  }

  private static Probe probe(Execution execution) {
    Probe probe = execution.probe();
    assertThat(probe).isNotNull();
    return java.util.Objects.requireNonNull(probe);
  }

  private JvmProgram load(String body) {
    Javac.compile(Map.of("Main", "public class Main {\n" + body + "}\n"), classes);
    return JvmProgram.load(JvmOptions.of("Main", classes));
  }
}
