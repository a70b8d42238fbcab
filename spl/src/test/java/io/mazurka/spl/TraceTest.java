package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class TraceTest {

  private static List<String> steps(Trace trace) {
    return trace.steps().stream()
        .map(step ->
            "%s %s %s %s %s"
                .formatted(
                    trace.threads().get(step.thread()),
                    step.location(),
                    step.operation(),
                    step.object(),
                    step.value())
                .strip())
        .toList();
  }

  @Test
  void philosophers_inDeadlock_areTold() {
    SplProgram program = Models.read("philosophers.spl", Map.of());
    Trace trace = program.trace(Schedule.of(0, 1));
    assertThat(steps(trace))
        .containsExactly(
            "philosopher[0] philosophers.spl:9 acquire fork[0] 1 → 0",
            "philosopher[1] philosophers.spl:9 acquire fork[1] 1 → 0");
    assertThat(trace.findings())
        .containsExactly(
            new Finding(
                Finding.Kind.DEADLOCK,
                "philosopher[0] waits at philosophers.spl:10 for fork[1]; "
                    + "philosopher[1] waits at philosophers.spl:10 for fork[0]",
                """
                philosopher[0] waits at philosophers.spl:10 for fork[1], before P(fork[(i + 1) % N])
                philosopher[1] waits at philosophers.spl:10 for fork[0], before P(fork[(i + 1) % N])\
                """));
  }

  @Test
  void trace_ofADeadlock_tellsOperationsVariablesAndWaits() {
    Trace trace = Models.read("philosophers.spl", Map.of()).trace(Schedule.of(0, 1));
    Trace.Step first = trace.steps().getFirst();
    assertThat(first.visible()).isNotNull();
    assertThat(first.variables()).containsExactly(new Trace.Variable("fork[0]", "1", "0"));
    assertThat(trace.waits()).hasSize(2);
    Trace.Wait wait = trace.waits().get(1);
    assertThat(wait.object()).isEqualTo("fork[0]");
    assertThat(wait.reason()).isEqualTo("fork[0]");
    assertThat(wait.location()).isEqualTo("philosophers.spl:10");
    assertThat(wait.operation().touchesSameAs(Objects.requireNonNull(first.visible()))).isTrue();
  }

  @Test
  void list_ofFigure4_isTold() {
    SplProgram program = Models.read("two-element-list.spl", Map.of());
    Trace trace = program.trace(Schedule.of(0, 0, 0, 1, 1, 2, 2, 1, 2));
    assertThat(trace.threads()).containsExactly("main", "T[0]", "T[1]");
    assertThat(steps(trace))
        .containsExactly(
            "main two-element-list.spl:5 write H null → main#1",
            "main two-element-list.spl:6 start T[0]",
            "main two-element-list.spl:7 start T[1]",
            "T[0] two-element-list.spl:12 local",
            "T[0] two-element-list.spl:13 update main#1.n, H null → T[0]#1, main#1",
            "T[1] two-element-list.spl:12 local",
            "T[1] two-element-list.spl:13 write T[0]#1.n, H, main#1.n null → T[1]#1, main#1, T[0]#1",
            "T[0] two-element-list.spl:15 write T[0]#1.f null → T[0]#2",
            "T[1] two-element-list.spl:15 write T[1]#1.f null → T[1]#2");
    assertThat(trace.findings()).isEmpty();
  }

  @Test
  void alternatives_andFailures_areTold() {
    SplProgram program =
        SplProgram.parse(
            "global b = false\nthread main begin\n b = true | print(1)\n assert(b)\nend");
    Trace trace = program.trace(Schedule.parse("0:1 0"));
    assertThat(steps(trace))
        .containsExactly("main model.spl:3 write output", "main model.spl:4 read b false");
    assertThat(trace.outcome()).isEqualTo("1");
    assertThat(trace.findings())
        .containsExactly(
            new Finding(
                Finding.Kind.ASSERTION,
                "model.spl:4:2: assertion fails: b",
                "main at model.spl:4: assert(b)"));
    assertThat(trace.steps().get(1).stack()).containsExactly("main at model.spl:4: assert(b)");
  }

  @Test
  void schedule_thatDoesNotFit_isRefused() {
    SplProgram program =
        SplProgram.parse(
            "semaphore s = 0\nactive thread A begin P(s) end\nactive thread B begin V(s) end");
    assertDiverges(program, "0", "at step 1 A is blocked");
    assertDiverges(program, "1 1", "at step 2 B has ended");
    assertDiverges(program, "1 7", "at step 2 there is no thread 7 yet");
    assertDiverges(program, "1:1", "at step 1 B has no alternative 1");
  }

  private static void assertDiverges(SplProgram program, String schedule, String why) {
    assertThatThrownBy(() -> program.trace(Schedule.parse(schedule)))
        .isInstanceOf(ProgramException.class)
        .hasMessage("the model does not follow the schedule: " + why);
  }
}
