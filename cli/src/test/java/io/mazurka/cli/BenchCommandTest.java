package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

  private final Shell shell = new Shell(Path.of(""));

  @Test
  void bench_withAnUnknownName_isRefused() {
    assertThat(shell.run("bench", "corr")).isEqualTo(2);
    assertThat(shell.err()).contains("there is no benchmark 'corr'; there is core, searches");
  }

  @Test
  void core_measuresEveryVariant() {
    assertThat(shell.run("bench", "--seconds", "0.01", "core")).isZero();
    assertThat(shell.out().lines().filter(line -> line.matches(".* │ +[0-9,]+ │.*"))).hasSize(5);
  }
}
