package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Instruction.Code;
import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProbe;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.StateGraph;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches of programs whose findings depend on more than the state. */
class PastTest {

  /** A toy program of which the past matters, and how often its states were read in which way. */
  private static final class Remembering extends ForwardingProgram {

    private int alone;
    private int withPast;

    Remembering(ToyProgram program) {
      super(program);
    }

    @Override
    public Execution start() {
      return new ForwardingExecution(program.start()) {
        @Override
        public boolean pastMatters() {
          return true;
        }

        @Override
        public @Nullable Probe probe() {
          Probe probe = execution.probe();
          return probe == null ? null : counted(probe);
        }
      };
    }

    private Probe counted(Probe probe) {
      return new ForwardingProbe(probe) {
        @Override
        public boolean read(StateGraph graph) {
          alone++;
          return probe.read(graph);
        }

        @Override
        public boolean readWithPast(StateGraph graph) {
          withPast++;
          return probe.read(graph);
        }
      };
    }
  }

  private static Result search(Program program, Algorithm algorithm) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    return new Search(program, options, SearchListener.NONE).run();
  }

  @ParameterizedTest
  @EnumSource(names = {"AUTO", "SDPOR", "SYMDPOR", "SYMDPOR_PUBLISHED", "DSPIN"})
  void presetThatReadsStates_whereThePastMatters_startsOverAndReadsThemWithIt(Algorithm preset) {
    Remembering program = new Remembering(ToyRings.philosophers(4));

    Result result = search(program, preset);
    int alone = program.alone;
    Result usual = search(ToyRings.philosophers(4), preset);

    assertThat(program.withPast).isPositive();
    assertThat(alone).as("reads before it was known").isLessThan(program.withPast);
    assertThat(result.complete()).isTrue();
    assertThat(result.outcomes()).isEqualTo(usual.outcomes());
    assertThat(result.statistics().executions()).isEqualTo(usual.statistics().executions() + 1);
  }

  @ParameterizedTest
  @EnumSource(names = {"DFS", "VERISOFT", "DPOR", "OPTIMAL"})
  void presetThatReadsNoStates_whereThePastMatters_goesOn(Algorithm preset) {
    Remembering program = new Remembering(ToyRings.philosophers(2));

    Result result = search(program, preset);

    assertThat(program.alone + program.withPast).isZero();
    assertThat(result.statistics().executions())
        .isEqualTo(search(ToyRings.philosophers(2), preset).statistics().executions());
  }

  @Test
  void search_thatHasLeftNothingOut_doesNotStartOver() {
    List<Instruction> writes = List.of(Instruction.of(Code.WRITE, 0, 1));
    Remembering program = new Remembering(ToyProgram.of(List.of(writes)));

    assertThat(search(program, Algorithm.SDPOR).statistics().executions()).isEqualTo(1);
    assertThat(program.withPast).isZero();
  }
}
