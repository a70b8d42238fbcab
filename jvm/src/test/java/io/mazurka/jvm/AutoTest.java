package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code auto} explores beside the preset that suits a program best. */
@ReadsStates
class AutoTest {

  private static final String INTERRUPTED =
      """
      public class Interrupted {
        static volatile int v;
        static Thread b;
        public static void main(String[] args) throws InterruptedException {
          Thread a = new Thread(() -> { v++; v++; b.interrupt(); });
          b = new Thread(() -> { v++; v++; if (Thread.interrupted()) v++; });
          Thread c = new Thread(() -> { v++; v++; });
          a.start();
          b.start();
          c.start();
          a.join();
          b.join();
          c.join();
          System.out.println(v);
        }
      }
      """;

  @TempDir Path folder;

  /** An interrupt depends on the end of the thread, so that states near that are worth a look. */
  @Test
  void auto_whereAThreadIsInterrupted_exploresLittleMoreThanSdpor() {
    Javac.compile(Map.of("Interrupted", INTERRUPTED), folder);
    Result auto = search(Algorithm.AUTO);
    Result sdpor = search(Algorithm.SDPOR);
    assertThat(auto.outcomes().keySet()).isEqualTo(sdpor.outcomes().keySet());
    assertThat(auto.statistics().executions()).isLessThan(sdpor.statistics().executions() * 3 / 2);
  }

  private Result search(Algorithm algorithm) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of("Interrupted", folder))) {
      return EverySearch.search(program, algorithm, 0, Bounds.NONE);
    }
  }
}
