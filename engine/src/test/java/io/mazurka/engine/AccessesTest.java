package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Kind;
import org.junit.jupiter.api.Test;

class AccessesTest {

  /** Runs of accesses rely on it. */
  @Test
  void independence_ofKindsOnOneObject_isTransitive() {
    for (Kind a : Kind.values()) {
      for (Kind b : Kind.values()) {
        for (Kind c : Kind.values()) {
          if (!a.dependsOn(b) && !b.dependsOn(c)) {
            assertThat(a.dependsOn(c)).as("%s, %s, %s", a, b, c).isFalse();
          }
        }
      }
    }
  }

  @Test
  void dependence_ofKindsOnOneObject_isMutual() {
    for (Kind a : Kind.values()) {
      for (Kind b : Kind.values()) {
        assertThat(a.dependsOn(b)).as("%s, %s", a, b).isEqualTo(b.dependsOn(a));
        assertThat(a.racesWith(b)).as("%s, %s", a, b).isEqualTo(b.racesWith(a));
      }
    }
  }
}
