package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs that hand tasks to a cached pool: every algorithm finds what there is to find,
 * although the order in which workers wait and leave is left open.
 *
 * <p>What is expected is what {@code optimal} finds in the same program after it has looked at the
 * tasks of the pool: then that order is kept. All schedules of both are too many for most programs.
 *
 * <p>{@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs one of them alone; more
 * programs make a longer run.
 */
class CachedPoolsTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);

  /** Platform threads are some hundred times slower. */
  private static final boolean SLOW = JvmOptions.Threads.best() == JvmOptions.Threads.PLATFORM;

  static final int PROGRAMS = SLOW ? 2 : Integer.getInteger("mazurka.random.programs", 12);
  private static final int MOST_SCHEDULES = 1_000;
  private static final Bounds FEW = Bounds.NONE.withExecutions(1_500);

  private static final Set<Algorithm> ALGORITHMS =
      EnumSet.of(Algorithm.AUTO, Algorithm.OPTIMAL, Algorithm.DPOR, Algorithm.SDPOR);

  private static final String[] TASKS = {
    "pool.execute(() -> { });",
    "pool.execute(() -> v = 1);",
    "pool.execute(() -> w = v + 1);",
    "pool.execute(() -> x++);",
    "pool.execute(() -> System.out.print(Thread.currentThread().getName().charAt(14)));",
    "pool.execute(() -> { own.set(own.get() + 1); v = own.get(); });",
    "pool.execute(() -> { if (v == 1) throw new IllegalStateException(); });",
    "pool.execute(() -> pool.execute(() -> w = 2));",
    "future = pool.submit(() -> v + 1);",
    "future = pool.submit(() -> { Thread.sleep(1); return 1; });",
    "pool.execute(latch::countDown);",
    "x = 1; pool.execute(() -> w = x);",
  };

  private static final String[] OTHERS = {
    "r = r * 5 + v;",
    "v = 2;",
    "if (future != null) r = r * 5 + future.get();",
    "if (future != null) future.cancel(true);",
    "latch.await();",
    "r = r * 5 + pool.getPoolSize();",
    "r = r * 5 + pool.getLargestPoolSize();",
    "if (pool.isTerminated()) r++;",
    "if (pool.awaitTermination(1, TimeUnit.SECONDS)) r++;",
  };

  private static final String[] ENDS = {
    "pool.close();",
    "pool.close();",
    "pool.shutdown(); pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);",
    "pool.shutdown(); if (pool.awaitTermination(1, TimeUnit.SECONDS)) r++;",
    "pool.shutdown(); while (!pool.isTerminated()) Thread.onSpinWait();",
    "pool.shutdown(); try { pool.execute(() -> { }); } catch (RejectedExecutionException e) { r++; }",
    "pool.shutdownNow(); pool.close();",
    "Thread.currentThread().interrupt(); pool.close();",
    "new Thread(pool::shutdown).start(); pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);",
  };

  @TempDir Path folder;

  @Test
  void everyAlgorithm_onCachedPools_findsWhatIsFoundInOrder() throws IOException {
    int larger = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      int tasks = seed % 8 == 0 ? 3 : 1 + (int) (seed % 2);
      while (tasks > 0 && !check(seed, tasks)) {
        tasks--;
      }
      larger += tasks > 1 ? 1 : 0;
    }
    assertThat(larger).as("programs of several tasks").isGreaterThanOrEqualTo(PROGRAMS / 5);
  }

  /** Returns whether the program was small enough to be checked. */
  private boolean check(long seed, int tasks) throws IOException {
    Result expected;
    try (JvmProgram program = load(seed, source(seed, tasks, ".getActiveCount()"))) {
      expected = EverySearch.search(program, Algorithm.OPTIMAL, 0, FEW);
    }
    String source = source(seed, tasks, "");
    try (JvmProgram program = load(seed, source)) {
      if (expected.complete()) {
        compare(program, expected, "seed " + seed + "\n" + source);
      }
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + "\n" + source, e);
    }
    return expected.complete();
  }

  private static void compare(JvmProgram program, Result expected, String what) {
    for (Algorithm algorithm : ALGORITHMS) {
      for (long pickSeed = 0; pickSeed < 3; pickSeed++) {
        Result result = EverySearch.search(program, algorithm, pickSeed, FEW);
        String how = algorithm + ", " + what;
        if (result.complete()) {
          assertThat(result.outcomes().keySet()).as(how).isEqualTo(expected.outcomes().keySet());
          assertThat(findings(result)).as(how).isEqualTo(findings(expected));
        } else {
          assertThat(algorithm).as(how).isNotEqualTo(Algorithm.OPTIMAL);
        }
      }
    }
    BruteForce all = BruteForce.everySchedule(program, MOST_SCHEDULES);
    if (all != null) {
      assertThat(all.outcomes).as(what).isEqualTo(expected.outcomes().keySet());
      assertThat(plain(all.findings)).as(what).isEqualTo(findings(expected));
    }
  }

  private static Set<String> findings(Result result) {
    return plain(EverySearch.findings(result));
  }

  /** The findings without hash codes, which are drawn by steps. */
  private static Set<String> plain(Set<String> findings) {
    return findings.stream()
        .map(found -> found.replaceAll("@[0-9a-f]+", ""))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private JvmProgram load(long seed, String source) throws IOException {
    Path classes = Files.createTempDirectory(folder, "classes");
    Map<String, String> sources = new LinkedHashMap<>();
    sources.put("Cached" + seed, source);
    Javac.compile(sources, classes);
    return JvmProgram.load(JvmOptions.of("Cached" + seed, classes));
  }

  private static String source(long seed, int tasks, String look) {
    SplittableRandom random = new SplittableRandom(seed);
    StringBuilder body = new StringBuilder();
    for (int i = 0; i < tasks; i++) {
      body.append("      ").append(pick(random, TASKS)).append('\n');
      if (random.nextInt(3) == 0) {
        body.append("      ").append(pick(random, OTHERS)).append('\n');
      }
    }
    body.append("      ").append(pick(random, ENDS)).append('\n');
    return """
    import java.util.concurrent.*;
    public class NAME {
      static int x;
      static volatile int v, w;
      static final CountDownLatch latch = new CountDownLatch(1);
      static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);
      static final ThreadPoolExecutor pool = (ThreadPoolExecutor) Executors.newCachedThreadPool();
      static Future<Integer> future;
      public static void main(String[] args) {
        Object looked = poolLOOK;
        int r = 0;
        try {
    BODY
          if (false) { Thread.sleep(1); future.get(); }
        } catch (InterruptedException | ExecutionException | CancellationException e) { r = r * 5 + 4; }
        System.out.println(r + " " + v + " " + w + " " + x);
      }
    }
    """
        .replace("NAME", "Cached" + seed)
        .replace("LOOK", look)
        .replace("BODY", body);
  }

  private static String pick(SplittableRandom random, String[] choices) {
    return choices[random.nextInt(choices.length)];
  }
}
