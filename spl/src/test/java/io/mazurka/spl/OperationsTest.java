package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the search is told about pending operations. */
class OperationsTest {

  private static Execution start(String source) {
    return SplProgram.parse(source).start();
  }

  private static Operation pending(Execution execution, int thread) {
    return Objects.requireNonNull(execution.pending(thread));
  }

  @Test
  void kinds_ofStatements_areTheirOwn() {
    Execution execution =
        start(
            """
            global x = 0
            global y = 0
            semaphore s = 1
            thread main begin
              y = 1
              l = x
              x = x + 1
              P(s)
              V(s)
              l = 1
              atomic begin P(s); V(s) end
              y = x
            end
            """);
    String[] expected = {
      "WRITE(1)",
      "READ(0)",
      "UPDATE(0)",
      "ACQUIRE(2)",
      "RELEASE(2)",
      "READ",
      "UPDATE(2)",
      "WRITE(1)+READ(0)"
    };
    for (String operation : expected) {
      assertThat(pending(execution, 0)).hasToString(operation);
      execution.step(0, 0);
    }
    assertThat(execution.pending(0)).isNull();
    assertThat(execution.enabled(0)).isFalse();
  }

  @Test
  void blockedGuard_dependsOnWhatItReads() {
    Execution execution =
        start(
            """
            global x = 0
            global y = 0
            active thread A begin x == 1 && y == 1 -> skip end
            active thread B begin
              x = 1
              y = 1
              x = 0
            end
            """);
    assertThat(execution.enabled(0)).isFalse();
    assertThat(pending(execution, 0)).hasToString("READ(0)");
    execution.step(1, 0);
    assertThat(pending(execution, 0)).hasToString("READ(0)+READ(1)");
    execution.step(1, 0);
    assertThat(execution.enabled(0)).isTrue();
    execution.step(1, 0);
    assertThat(execution.enabled(0)).isFalse();
    assertThat(pending(execution, 0)).hasToString("READ(0)+READ(1)");
  }

  @Test
  void blockedPath_afterAPointerMoved_dependsOnBothCells() {
    Execution execution =
        start(
            """
            thread main begin
              H = new
              G = new
              start(T)
              G.n = G
              H = G
            end
            thread T begin H.n.n == G -> skip end
            """);
    for (int i = 0; i < 3; i++) {
      execution.step(0, 0);
    }
    Operation before = pending(execution, 1);
    Operation write = pending(execution, 0);
    assertThat(before.dependsOn(write)).isFalse();
    execution.step(0, 0);
    Operation move = pending(execution, 0);
    assertThat(pending(execution, 1).dependsOn(move)).isTrue();
    execution.step(0, 0);
    assertThat(pending(execution, 1).dependsOn(write)).isTrue();
    assertThat(execution.enabled(1)).isTrue();
  }

  @Test
  void allocations_byTwoThreads_commute() {
    String source = "active thread A[2] begin\n p = new\n p.v = 1\nend";
    SplProgram program = SplProgram.parse(source);
    Execution first = program.start();
    assertThat(pending(first, 0).dependsOn(pending(first, 1))).isFalse();
    first.step(0, 0);
    first.step(1, 0);
    Execution second = program.start();
    second.step(1, 0);
    second.step(0, 0);
    assertThat(pending(second, 0)).isSameAs(pending(first, 0));
    assertThat(pending(second, 1)).isSameAs(pending(first, 1));
    assertThat(pending(first, 0).dependsOn(pending(first, 1))).isFalse();
  }

  @Test
  void start_andFirstStatement_areOrderedButDoNotRace() {
    Execution execution =
        start("thread main begin\n start(T)\n X = 1\nend\nthread T begin X = 2 end");
    Operation start = pending(execution, 0);
    assertThat(start.kind()).isEqualTo(Kind.START);
    assertThat(execution.threads()).isEqualTo(1);
    execution.step(0, 0);
    assertThat(execution.threads()).isEqualTo(2);
    Operation first = pending(execution, 1);
    assertThat(first.kind()).isEqualTo(Kind.WRITE);
    assertThat(first.dependsOn(start)).isTrue();
    assertThat(first.racesWith(start)).isFalse();
  }

  @Test
  void starts_byTwoThreads_areDependent() {
    Execution execution = start("active thread A[2] begin start(T) end\nthread T begin skip end");
    assertThat(pending(execution, 0).racesWith(pending(execution, 1))).isTrue();
  }

  @Test
  void prints_byTwoThreads_areDependent() {
    Execution execution = start("active thread A[2] begin print(1) end");
    assertThat(pending(execution, 0).racesWith(pending(execution, 1))).isTrue();
  }

  @Test
  void choice_ofReadyAlternatives_counts() {
    Execution execution =
        start("thread main begin\n X = 1 | X == 0 -> Y = 1 | X == 1 -> Z = 1\nend");
    assertThat(pending(execution, 0).alternatives()).isEqualTo(2);
    assertThat(start("thread main begin skip | skip end").pending(0))
        .hasToString(Operation.choose(2).toString());
  }

  @Test
  void step_ofBlockedThreadOrAbsentAlternative_isRefused() {
    Execution blocked = start("semaphore s = 0\nthread main begin P(s) end");
    assertThatThrownBy(() -> blocked.step(0, 0)).hasMessage("main is not enabled");
    Execution single = start("thread main begin skip end");
    assertThatThrownBy(() -> single.step(0, 1)).hasMessage("main has no alternative 1");
  }

  @Test
  void end_withEnabledThreads_isNoDeadlock() {
    Execution execution =
        start("semaphore s = 0\nactive thread A begin P(s) end\nactive thread B begin V(s) end");
    assertThat(execution.end().stuck()).isNull();
  }
}
