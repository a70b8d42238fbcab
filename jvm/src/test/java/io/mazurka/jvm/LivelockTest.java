package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Circles;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Threads that go round for ever, and change things on the way, so that only states show it. */
@ReadsStates
class LivelockTest {

  private static final String BLINKER =
      """
      public class Main {
        static volatile boolean stop;
        static volatile int light;
        public static void main(String[] args) {
          new Thread(() -> { while (!stop) { light = 1; light = 0; } }).start();
          %s
        }
      }
      """;

  @TempDir Path classes;

  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SDPOR", "DSPIN"})
  void circle_withNoWayOut_isALivelockThatCanBeReplayed(Algorithm algorithm) {
    Javac.compile(Map.of("Main", BLINKER.formatted("int seen = light;")), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      Result result = search(program, algorithm);
      assertThat(result.verdict()).isEqualTo(Verdict.VIOLATED);
      assertThat(result.complete()).isTrue();
      Counterexample found = result.counterexamples().getFirst();
      assertThat(found.finding().kind()).isEqualTo(Finding.Kind.LIVELOCK);
      assertThat(Circles.trace(program, found.schedule(), found.finding()).findings())
          .contains(found.finding());
      assertThat(Circles.trace(program, Schedule.of(), found.finding()).findings()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SDPOR", "DSPIN"})
  void circle_thatAnotherThreadMayEnd_isNoLivelock(Algorithm algorithm) {
    Javac.compile(Map.of("Main", BLINKER.formatted("stop = true;")), classes);
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Main", classes))) {
      assertThat(search(program, algorithm).verdict()).isEqualTo(Verdict.VERIFIED);
    }
  }

  private static Result search(JvmProgram program, Algorithm algorithm) {
    SearchOptions options =
        SearchOptions.of(algorithm)
            .withKeepGoing(true)
            .withBounds(Bounds.NONE.withDepth(2_000).withExecutions(20_000));
    return new Search(program, options, SearchListener.NONE).run();
  }
}
