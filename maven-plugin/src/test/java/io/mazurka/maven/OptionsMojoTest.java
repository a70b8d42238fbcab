package io.mazurka.maven;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OptionsMojoTest {

  @Test
  void options_comeAfterThoseThatThereAre() {
    assertThat(OptionsMojo.added("-Xmx1g"))
        .startsWith("-Xmx1g --add-exports java.base/jdk.internal.vm=ALL-UNNAMED ");
    assertThat(OptionsMojo.added("")).startsWith("--add-exports ").doesNotContain("${");
  }

  @Test
  void options_thatAreThere_areNotRepeated() {
    String once = OptionsMojo.added("-Xmx1g");
    assertThat(OptionsMojo.added(once)).isEqualTo(once);
  }
}
