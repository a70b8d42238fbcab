package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Reductions;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * States that the probe shows as the same have the same future, on random programs.
 *
 * <p>{@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs one of them alone; more
 * programs make a longer run.
 */
@ReadsStates
class ProbedStatesTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 40);
  static final int ALIKE = 2 * PROGRAMS;
  static final int TWINS = PROGRAMS;
  static final int SHOWING = (PROGRAMS + 1) / 2;
  private static final int MOST_SCHEDULES = 150;
  private static final Bounds FEW = Bounds.NONE.withExecutions(500);

  private static final List<Algorithm> READING =
      List.of(Algorithm.SDPOR, Algorithm.SYMDPOR, Algorithm.AUTO);

  private static final List<Reductions> REDUCTIONS =
      List.of(
          Reductions.ALL,
          Reductions.NONE,
          new Reductions(true, false, true, true),
          new Reductions(false, true, true, true));

  private static final String[] STATEMENTS = {
    "synchronized (l) { x++; }",
    "synchronized (l) { r = x; }",
    "synchronized (l) { x = r + 1; }",
    "r = v;",
    "v = r + 1;",
    "v++;",
    "c.incrementAndGet();",
    "r = c.getAndIncrement();",
    "if (c.compareAndSet(r, 3)) { v = 2; }",
    "s.acquireUninterruptibly(); r++; s.release();",
    "synchronized (l) { if (x == 1) { l.notifyAll(); } else { x = 1; try { l.wait(5); } catch (InterruptedException e) { } } }",
    "k.lock(); try { x++; } finally { k.unlock(); }",
    "n = new Node(n, r);",
    "synchronized (l) { for (Node m = n; m != null; m = m.next) { r += m.value; } }",
    "own = new Node(own, r); r = own.value + 1;",
    "if (r > 1) { v = 7; }",
    "while (v == 1) { Thread.onSpinWait(); }",
  };

  /** Texts that show values, and some that may show which thread is which. */
  private static final String[] TEXTS = {
    "synchronized (l) { b.append('x'); t = \"\" + b; }",
    "synchronized (l) { b.append(x++); t = String.format(\"%d %s\", b.length(), t); }",
    "synchronized (l) { t = t + c.incrementAndGet(); }",
    "synchronized (l) { t = \"\" + new Node(null, r + x); }",
    "synchronized (l) { o = c; }",
    "synchronized (l) { t = \"\" + o; }",
    "synchronized (l) { o = this; t = \"\" + o; }",
    "synchronized (l) { t = \"\" + (r == 0 ? Thread.currentThread() : c); }",
    "synchronized (l) { t = (r != 0 ? c : Thread.currentThread()) + \"\"; }",
    "synchronized (l) { AtomicInteger shown = new Named(); t = \"\" + shown; }",
  };

  private static final String[] FIRST = {
    "0", "0", "0", "number", "number; v = r; r = 0", "c.addAndGet(number); r = 0"
  };

  @TempDir Path folder;

  @Test
  void statesWithEqualGraphs_ofRandomPrograms_haveTheSameFuture() {
    assertThat(compare(seed -> RandomJava.source(name(seed), seed, 2 + (int) (seed % 2))))
        .as("states met again")
        .isGreaterThan(PROGRAMS);
  }

  @Test
  void statesWithEqualGraphs_ofThreadsWithTheSameCode_haveTheSameFuture() {
    assertThat(compare(seed -> symmetric(name(seed), STATEMENTS, new SplittableRandom(seed))))
        .as("states met again")
        .isGreaterThan(PROGRAMS);
  }

  /**
   * Threads of the same code, which nobody but their starter knows: births are explored alone. All
   * schedules are too many here; {@code optimal} shows what there is, one execution of each trace.
   */
  @Test
  void searchesUpToSymmetry_ofThreadsWithTheSameCode_findWhatAllTracesShow() {
    compareWithAllTraces(
        seed -> symmetric(name(seed), STATEMENTS, new SplittableRandom(~seed)), ALIKE);
  }

  @Test
  void searchesUpToSymmetry_ofThreadsThatMakeTexts_findWhatAllTracesShow() {
    compareWithAllTraces(seed -> symmetric(name(seed), TEXTS, new SplittableRandom(seed)), SHOWING);
  }

  @Test
  void searchesUpToSymmetry_ofMethodsWithAlmostTheSameCode_findWhatAllTracesShow() {
    compareWithAllTraces(seed -> twins(name(seed), new SplittableRandom(seed)), TWINS);
  }

  private void compareWithAllTraces(Source source, int programs) {
    compile(source, programs);
    int compared = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + programs; seed++) {
      try (JvmProgram program = JvmProgram.load(JvmOptions.of(name(seed), folder))) {
        Result expected = search(program, SearchOptions.of(Algorithm.OPTIMAL).withBounds(FEW));
        if (expected.complete()) {
          compared++;
          String what = "seed " + seed + "\n" + source.of(seed);
          for (Algorithm algorithm : READING) {
            compare(program, SearchOptions.of(algorithm), expected, what);
            compare(program, SearchOptions.of(algorithm).withPickSeed(seed), expected, what);
          }
          for (Reductions reductions : REDUCTIONS) {
            SearchOptions every = SearchOptions.of(Algorithm.DSPIN).withReductions(reductions);
            compare(program, every.withPickSeed(seed % 2 * seed), expected, what);
          }
        }
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(programs / 2);
  }

  private static Result search(JvmProgram program, SearchOptions options) {
    return new Search(program, options.withKeepGoing(true), SearchListener.NONE).run();
  }

  private static void compare(
      JvmProgram program, SearchOptions options, Result expected, String what) {
    Result result = search(program, options);
    String how = options + ", " + what;
    assertThat(result.complete()).as(how).isTrue();
    assertThat(result.outcomes().keySet()).as(how).isEqualTo(expected.outcomes().keySet());
    assertThat(kinds(result)).as(how).isEqualTo(kinds(expected));
  }

  /** The findings, without the names of threads. */
  private static Set<Finding.Kind> kinds(Result result) {
    return result.counterexamples().stream()
        .map(found -> found.finding().kind())
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Finding.Kind.class)));
  }

  private interface Source {
    String of(long seed);
  }

  private void compile(Source source, int programs) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + programs; seed++) {
      sources.put(name(seed), source.of(seed));
    }
    Javac.compile(sources, folder);
  }

  private long compare(Source source) {
    compile(source, PROGRAMS);
    long recognised = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      JvmOptions options = JvmOptions.of(name(seed), folder).withRaces(JvmOptions.Races.OFF);
      String what = "seed " + seed + "\n" + source.of(seed);
      try (JvmProgram program = JvmProgram.load(options)) {
        recognised += Math.max(0, StateComparison.compare(program, MOST_SCHEDULES, what));
      }
    }
    return recognised;
  }

  private static String name(long seed) {
    return "Probed" + seed;
  }

  /**
   * Threads with the same code, each with a number that most of them never look at, and others at
   * the beginning only.
   */
  private static String symmetric(String name, String[] statements, SplittableRandom random) {
    int threads = 2 + random.nextInt(2);
    String members =
        """
          static class Worker extends Thread {
            final int number;
            Worker(int number) { this.number = number; }
            @Override public void run() {
              int r = FIRST;
              Node own = null;
        BODY
            }
          }
        """
            .replace("BODY", String.join("\n", statements(5 - threads, statements, random)))
            .replace("FIRST", FIRST[random.nextInt(FIRST.length)]);
    return source(name, members, "i -> new Worker(i)", threads);
  }

  /**
   * Two methods that differ in the order of their variables and, every other time, in one of their
   * statements.
   */
  private static String twins(String name, SplittableRandom random) {
    List<String> body = statements(2, STATEMENTS, random);
    List<String> other = new ArrayList<>(body);
    if (random.nextBoolean()) {
      other.set(random.nextInt(2), statements(1, STATEMENTS, random).getFirst());
    }
    String members =
        method("one", "int times = 0; Node own = null; int r = 0;", body)
            + method("two", "int r = 0; Node own = null; int times = 0;", other);
    return source(name, members, "i -> new Thread(i == 0 ? NAME::one : NAME::two)", 2)
        .replace("NAME", name);
  }

  private static String method(String name, String variables, List<String> body) {
    return "static void %s() { %s do {\n%s\n} while (r == 1 && times++ < 1); }\n"
        .formatted(name, variables, String.join("\n", body));
  }

  private static List<String> statements(int count, String[] all, SplittableRandom random) {
    return random.ints(count, 0, all.length).mapToObj(i -> "{ " + all[i] + " }").toList();
  }

  private static String source(String name, String members, String worker, int threads) {
    return """
    import java.util.concurrent.Semaphore;
    import java.util.concurrent.atomic.AtomicInteger;
    import java.util.concurrent.locks.ReentrantLock;
    import java.util.function.IntFunction;
    public class NAME {
      static int x;
      static volatile int v;
      static volatile Node n;
      static Object o;
      static String t = "";
      static final StringBuilder b = new StringBuilder();
      static final Object l = new Object();
      static final AtomicInteger c = new AtomicInteger();
      static final Semaphore s = new Semaphore(1);
      static final ReentrantLock k = new ReentrantLock();
      record Node(Node next, int value) {}
      static class Named extends AtomicInteger {
        @Override public String toString() { return Thread.currentThread().getName(); }
      }
    MEMBERS
      public static void main(String[] args) throws InterruptedException {
        IntFunction<Thread> worker = WORKER;
        Thread[] workers = new Thread[THREADS];
        for (int i = 0; i < workers.length; i++) { workers[i] = worker.apply(i); }
        for (Thread each : workers) { each.start(); }
        for (Thread each : workers) { each.join(); }
        System.out.println(x + " " + v + " " + c.get() + " " + (n == null ? 0 : n.value) + " " + t);
      }
    }
    """
        .replace("NAME", name)
        .replace("MEMBERS", members)
        .replace("WORKER", worker)
        .replace("THREADS", "" + threads);
  }
}
