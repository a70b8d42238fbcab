package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BenchCommandTest {

  private final Session session = new Session(Path.of(""));

  @Test
  void bench_withAnUnknownName_isRefused() {
    assertThat(session.run("bench", "corr")).isEqualTo(2);
    assertThat(session.err()).contains("there is no benchmark 'corr'; there is core");
  }

  @Test
  void core_measuresEveryVariant() {
    assertThat(session.run("bench", "--seconds", "0.01", "core")).isZero();
    assertThat(session.out().lines().filter(line -> line.matches(".* │ +[0-9,]+ │.*"))).hasSize(5);
  }
}
