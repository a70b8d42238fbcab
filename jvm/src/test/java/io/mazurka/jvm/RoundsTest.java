package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Threads that let time pass and change something, again and again. */
class RoundsTest {

  private static final String POOL =
      """
      ScheduledThreadPoolExecutor pool = new ScheduledThreadPoolExecutor(1);
      pool.scheduleAtFixedRate(() -> ticks.incrementAndGet(), 0, 10, TimeUnit.MILLISECONDS);
      """;

  private static final String TIMER =
      """
      Timer timer = new Timer();
      timer.schedule(new TimerTask() { public void run() { ticks.incrementAndGet(); } }, 0, 10);
      """;

  private static final String DAEMON =
      """
      Thread beating = new Thread(() -> {
        while (true) { ticks.incrementAndGet(); LockSupport.parkNanos(10); }
      });
      beating.setDaemon(true);
      beating.start();
      """;

  @TempDir Path classes;

  @ParameterizedTest
  @ValueSource(strings = {POOL, TIMER})
  void taskThatNobodyCancels_isALivelock(String task) {
    Result result = search(task, Algorithm.AUTO);
    assertThat(result.counterexamples())
        .singleElement()
        .satisfies(found -> {
          assertThat(found.finding().kind()).isEqualTo(Finding.Kind.LIVELOCK);
          assertThat(found.finding().message()).contains("does not end", "Main.java:");
        });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {POOL + "pool.shutdown();", TIMER + "timer.cancel();", DAEMON + "Thread.sleep(5);"})
  void taskThatAnotherThreadEnds_isExploredForAFewRounds(String task) {
    Result result = search(task, Algorithm.AUTO);
    assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(result.met())
        .hasValueSatisfying(
            reason -> assertThat(reason).contains("again and again", "Main.java:", "rounds late"));
    assertThat(result.statistics().maxDepth()).isLessThan(5_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {POOL + "%s pool.shutdown();", TIMER + "%s timer.cancel();", DAEMON + "%s"})
  void failureAfterAFewRounds_isFound(String task) {
    String late = "Thread.sleep(5); if (ticks.get() == 2) { throw new AssertionError(); }";
    assertThat(search(task.formatted(late), Algorithm.AUTO).counterexamples())
        .singleElement()
        .matches(found -> found.finding().kind() == Finding.Kind.ASSERTION);
  }

  @Test
  void taskThatEndsByItself_isExploredWithoutABound() {
    String task = POOL.replace("ticks.inc", "{ if (ticks.get() == 3) pool.shutdown(); ticks.inc");
    Result result = search(task.replace("Get(), 0", "Get(); }, 0"), Algorithm.AUTO);
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (int i = 0; i < 600; i++) { ticks.incrementAndGet(); Thread.sleep(1); }",
        "new Thread(() -> {}).start(); for (int i = 0; i < 600; i++) { Thread.sleep(1); }"
      })
  void longLoop_isTakenToItsEnd(String loop) {
    assertThat(search(loop, Algorithm.AUTO).verdict()).isEqualTo(Verdict.VERIFIED);
  }

  @ParameterizedTest
  @EnumSource(names = {"DPOR", "OPTIMAL", "SDPOR", "AUTO"})
  void everyNumberOfRounds_isExploredUpToTheBound(Algorithm algorithm) {
    String task = POOL + "pool.shutdown(); System.out.print(ticks.get());";
    assertThat(search(task, algorithm).outcomes()).containsOnlyKeys("0", "1", "2", "3", "4");
  }

  private Result search(String statements, Algorithm algorithm) {
    Javac.compile(
        Map.of(
            "Main",
            """
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.concurrent.locks.*;
            public class Main {
              static final AtomicInteger ticks = new AtomicInteger();
              public static void main(String[] args) throws Exception {
                %s
              }
            }
            """
                .formatted(statements)),
        classes);
    SearchOptions options =
        SearchOptions.of(algorithm).withBounds(Bounds.NONE.withExecutions(50_000));
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      return new Search(program, options, SearchListener.NONE).run();
    }
  }
}
