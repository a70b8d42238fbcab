package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.text.Terminal;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class ExitTest {

  private final Exit exit =
      new Exit(new Console(System.out, System.err, Terminal.NONE, Path.of(""), "mazurka"));
  private final AtomicInteger stops = new AtomicInteger();

  @Test
  void interrupt_duringASearch_stopsIt() {
    exit.stopsWith(stops::incrementAndGet);
    assertThat(stops).hasValue(0);
    exit.interrupt();
    assertThat(stops).hasValue(1);
  }

  @Test
  void interrupt_beforeASearch_stopsItAsSoonAsItBegins() {
    exit.interrupt();
    exit.stopsWith(stops::incrementAndGet);
    assertThat(stops).hasValue(1);
  }
}
