package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.program.Program;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Data races that only another race leads to: threads never stand before both accesses at once, and
 * whether anything orders them is a question of the past. Searches that recognise states find them
 * if the states are told together with the past.
 *
 * <p>{@code -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs one of the random programs.
 */
@ReadsStates
class RacesBehindRacesTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 120);
  private static final int MOST_SCHEDULES = 10_000;
  private static final int ORDERS = 20;

  /** The presets that read states, but for the one that is known to miss failures. */
  private static final List<Algorithm> READING =
      List.of(Algorithm.SDPOR, Algorithm.SYMDPOR, Algorithm.DSPIN, Algorithm.AUTO);

  private static final List<String> STATEMENTS =
      List.of(
          "x = 1;",
          "y = 1;",
          "v = 1;",
          "if (y == 1) r += x;",
          "if (y == 1) x = 2;",
          "if (v == 1) r += x;",
          "synchronized (l) { }",
          "synchronized (l) { x = 3; }",
          "o.setOpaque(1);",
          "if (o.getOpaque() == 1) r += x;",
          "if (t.tryLock()) t.unlock(); else x = 4;",
          "if (p.availablePermits() == 0) r += x; else p.tryAcquire();");

  /**
   * If the reader has had the lock first, nothing orders the accesses to x; but where both are done
   * with the lock, the state does not tell.
   */
  private static final String HIDDEN =
      """
      public class Main {
        static int x, y;
        static final Object l = new Object();
        static void write() { synchronized (l) { x = 1; } y = 1; }
        static void read() { synchronized (l) { } if (y == 1) { int seen = x; } }
        public static void main(String[] args) {
          new Thread(Main::write).start();
          new Thread(Main::read).start();
        }
      }
      """;

  private static final String HIDDEN_RACE =
      "RACE data race on Main.x: read at Main.read (Main.java:5)"
          + " and write at Main.write (Main.java:4)";

  @TempDir Path classes;

  /** Ways to notice what another thread has done that order nothing. */
  private static final List<Map.Entry<String, String>> NOTICES =
      List.of(
          Map.entry(
              "lock.lock(); lock.unlock();", "if (!lock.tryLock()) x = 2; else lock.unlock();"),
          Map.entry(
              "synchronized (m) { lock.lock(); } lock.unlock();", "if (lock.isLocked()) x = 2;"),
          Map.entry("LockSupport.unpark(second);", "LockSupport.park(); x = 2;"),
          Map.entry("opaque.setOpaque(1);", "if (opaque.getOpaque() == 1) x = 2;"),
          Map.entry("permits.tryAcquire();", "if (!permits.tryAcquire()) x = 2;"),
          Map.entry("permits.drainPermits();", "if (permits.availablePermits() == 0) x = 2;"),
          Map.entry("latch.countDown();", "if (latch.getCount() == 0) x = 2;"),
          Map.entry("phaser.arrive();", "if (phaser.getPhase() == 1) x = 2;"),
          Map.entry("third.start();", "if (third.isAlive()) x = 2;"));

  private static String noticing(String name, String change, String notice) {
    return """
    import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
    public class %1$s {
      static int x;
      static Thread second, third;
      static final Object m = new Object();
      static final ReentrantLock lock = new ReentrantLock();
      static final AtomicInteger opaque = new AtomicInteger(); static final Semaphore permits = new Semaphore(1);
      static final CountDownLatch latch = new CountDownLatch(1); static final Phaser phaser = new Phaser(1);
      static void first() { x = 1; synchronized (m) { } %2$s }
      static void second() { synchronized (m) { } %3$s }
      public static void main(String[] args) {
        second = new Thread(%1$s::second); third = new Thread(() -> { });
        second.start();
        new Thread(%1$s::first).start();
      }
    }
    """
        .formatted(name, change, notice);
  }

  @Test
  void raceThatNoStateShows_withPresetsThatReadStates_isFoundInAnyOrder() {
    Javac.compile(Map.of("Main", HIDDEN), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      boolean missed = false;
      for (long pickSeed = 0; pickSeed < ORDERS; pickSeed++) {
        for (Algorithm algorithm : READING) {
          assertThat(findings(search(program, algorithm, pickSeed)))
              .as("%s, pick seed %d", algorithm, pickSeed)
              .contains(HIDDEN_RACE);
        }
        missed |= !findings(withoutPast(program, Algorithm.SDPOR, pickSeed)).contains(HIDDEN_RACE);
      }
      assertThat(missed).as("whether it takes the past").isTrue();
    }
  }

  @Test
  void raceThatNoStateShows_whereRacesAreReportedOnly_isReportedInAnyOrder() {
    Javac.compile(Map.of("Main", HIDDEN), classes);
    Conditions conditions = Conditions.usual().withRaces(JvmOptions.Races.REPORT);
    for (long pickSeed = 0; pickSeed < ORDERS; pickSeed++) {
      JvmOptions options = JvmOptions.of("Main", classes).under(conditions);
      try (JvmProgram program = JvmProgram.load(options)) {
        assertThat(findings(search(program, Algorithm.SDPOR, pickSeed))).isEmpty();
        assertThat(program.reportedRaces())
            .as("pick seed %d", pickSeed)
            .anyMatch(race -> BruteForce.text(race).equals(HIDDEN_RACE));
      }
    }
  }

  @Test
  void raceBehindWhatOrdersNothing_withPresetsThatReadStates_isFoundInAnyOrder() {
    int number = 0;
    for (Map.Entry<String, String> entry : NOTICES) {
      String name = "Noticing" + number++;
      String source = noticing(name, entry.getKey(), entry.getValue());
      Javac.compile(Map.of(name, source), classes);
      try (JvmProgram program = JvmProgram.load(JvmOptions.of(name, classes))) {
        checkNoticed(program, name, source);
      }
    }
  }

  private static void checkNoticed(JvmProgram program, String name, String source) {
    String race =
        "RACE data race on %1$s.x: write at %1$s.first (%1$s.java:9) and write at %1$s.second (%1$s.java:10)"
            .formatted(name);
    boolean missed = false;
    for (long pickSeed = 0; pickSeed < ORDERS; pickSeed++) {
      for (Algorithm algorithm : READING) {
        assertThat(findings(searchForOne(program, algorithm, pickSeed)))
            .as("%s, pick seed %d%n%s", algorithm, pickSeed, source)
            .containsExactly(race);
      }
      missed |= findings(withoutPast(program, Algorithm.SDPOR, pickSeed)).isEmpty();
    }
    assertThat(missed).as("whether it takes the past%n%s", source).isTrue();
  }

  private static Result withoutPast(Program program, Algorithm algorithm, long pickSeed) {
    return search(new WithoutPast(program), algorithm, pickSeed);
  }

  @Test
  void presetsThatReadStates_onRandomRaces_findsWhatAllSchedulesShow() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      sources.put("Racing" + seed, source(seed));
    }
    Javac.compile(sources, classes);
    int checked = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      checked += check(seed) ? 1 : 0;
    }
    assertThat(checked).isGreaterThanOrEqualTo(PROGRAMS / 2);
  }

  private static String source(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int size = 2 + random.nextInt(2);
    boolean alike = random.nextBoolean();
    return """
    import java.util.concurrent.*; import java.util.concurrent.atomic.*; import java.util.concurrent.locks.*;
    public class %1$s {
      static int x, y;
      static volatile int v;
      static final Object l = new Object();
      static final AtomicInteger o = new AtomicInteger();
      static final Lock t = new ReentrantLock();
      static final Semaphore p = new Semaphore(1);
      static void one() { int r = 0; %2$s if (r > 1) System.out.print(r); }
      static void two() { int r = 0; %3$s if (r > 1) System.out.print(r); }
      public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(%1$s::one), second = new Thread(%1$s::%4$s);
        first.start();
        second.start();
        %5$s
        first.join();
        second.join();
        System.out.println(x + " " + y + " " + v);
      }
    }
    """
        .formatted(
            "Racing" + seed,
            statements(random, size),
            statements(random, size),
            alike ? "one" : "two",
            random.nextInt(4) == 0 ? statements(random, 1).replace("r += ", "v = ") : "");
  }

  private static String statements(SplittableRandom random, int count) {
    return random
        .ints(count, 0, STATEMENTS.size())
        .mapToObj(STATEMENTS::get)
        .collect(Collectors.joining(" "));
  }

  /** Returns whether the program was small enough to be checked. */
  private boolean check(long seed) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Racing" + seed, classes))) {
      BruteForce expected = BruteForce.everySchedule(program, MOST_SCHEDULES);
      if (expected == null) {
        return false;
      }
      for (long pickSeed = 0; pickSeed < 3; pickSeed++) {
        for (Algorithm algorithm : READING) {
          compare(search(program, algorithm, pickSeed), expected, seed);
          compareFirst(searchForOne(program, algorithm, pickSeed), expected, seed);
        }
      }
    }
    return true;
  }

  private static void compare(Result result, BruteForce expected, long seed) {
    String what = "%s, seed %d%n%s".formatted(result.algorithm(), seed, source(seed));
    assertThat(result.complete()).as(what).isTrue();
    assertThat(result.outcomes().keySet()).as(what).isEqualTo(expected.outcomes);
    assertThat(findings(result)).as(what).isEqualTo(expected.findings);
  }

  /** Without keeping on one finding is found, if there are any. */
  private static void compareFirst(Result result, BruteForce expected, long seed) {
    String what = "%s, seed %d%n%s".formatted(result.algorithm(), seed, source(seed));
    assertThat(expected.findings).as(what).containsAll(findings(result));
    assertThat(findings(result).isEmpty()).as(what).isEqualTo(expected.findings.isEmpty());
  }

  private static Result searchForOne(Program program, Algorithm algorithm, long pickSeed) {
    SearchOptions options = SearchOptions.of(algorithm).withPickSeed(pickSeed);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static Result search(Program program, Algorithm algorithm, long pickSeed) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true).withPickSeed(pickSeed);
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static Set<String> findings(Result result) {
    return result.counterexamples().stream()
        .map(example -> BruteForce.text(example.finding()))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
