package io.mazurka.api.harness;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ExpectedOutcomesTest {

  /** A program that is run to be told, once, and never otherwise. */
  private static final class ToldOnce implements Program {

    private final boolean over;
    private int told;

    ToldOnce(boolean over) {
      this.over = over;
    }

    @Override
    public Execution start() {
      throw new AssertionError("the schedule is run a second time");
    }

    @Override
    public Trace trace(Schedule schedule) {
      assertThat(++told).isEqualTo(1);
      return new Trace(List.of("main"), List.of(), List.of(), "b", List.of(), over);
    }
  }

  private static Trace trace(boolean over, String expected) {
    return new ExpectedOutcomes(new ToldOnce(over), Set.of(expected))
        .trace(ScheduleText.parse("0"));
  }

  @Test
  void trace_thatEndsWithAnotherOutcome_hasTheFinding_fromOneRun() {
    assertThat(trace(true, "a").findings())
        .extracting(Finding::message)
        .containsExactly("the outcome \"b\" was not expected");
  }

  @Test
  void trace_withTheOutcome_orThatCouldGoOn_hasNone() {
    assertThat(trace(true, "b").findings()).isEmpty();
    assertThat(trace(false, "a").findings()).isEmpty();
  }
}
