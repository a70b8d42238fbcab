package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Instruction.Code;
import io.mazurka.engine.state.Canonizer;
import io.mazurka.engine.state.StateKey;
import io.mazurka.program.StateGraph;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ToyProbeTest {

  @Test
  void states_withTheSameKey_haveTheSameFutureUpToSymmetry() {
    for (long seed = 1; seed <= 300; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 8);
      Map<StateKey, String> futures = new HashMap<>();
      Canonizer canonizer = new Canonizer(true, true);
      for (ToyExecution state : statesOf(program)) {
        String future = future(program, state);
        assertThat(futures.computeIfAbsent(key(canonizer, state), unseen -> future))
            .as("seed %d, %s", seed, program)
            .isEqualTo(future);
      }
    }
  }

  @Test
  void keys_ofScriptsThatTakeTheirLocksInARing_areEqualAfterARotation() {
    List<Instruction> left = List.of(Instruction.of(Code.LOCK, 0), Instruction.of(Code.LOCK, 1));
    List<Instruction> right = List.of(Instruction.of(Code.LOCK, 1), Instruction.of(Code.LOCK, 0));
    ToyProgram program = ToyProgram.of(List.of(left, right));
    ToyExecution first = program.start();
    first.step(0, 0);
    ToyExecution second = program.start();
    second.step(1, 0);
    assertThat(key(new Canonizer(true, true), first))
        .isEqualTo(key(new Canonizer(true, true), second));
    assertThat(key(new Canonizer(true, false), first))
        .isNotEqualTo(key(new Canonizer(true, false), second));
  }

  private static StateKey key(Canonizer canonizer, ToyExecution state) {
    StateGraph graph = new StateGraph();
    assertThat(state.probe().read(graph)).isTrue();
    return canonizer.canonize(graph).key();
  }

  private static List<ToyExecution> statesOf(ToyProgram program) {
    Map<String, ToyExecution> states = new HashMap<>();
    Deque<ToyExecution> open = new ArrayDeque<>(List.of(program.start()));
    while (!open.isEmpty()) {
      ToyExecution here = open.pop();
      if (states.putIfAbsent(here.state(), here) == null) {
        BruteForce.successors(here).forEach(open::push);
      }
    }
    return List.copyOf(states.values());
  }

  private static String future(ToyProgram program, ToyExecution state) {
    BruteForce all = BruteForce.statesFrom(state.copy());
    Set<String> outcomes = new HashSet<>(all.outcomes);
    return UpToSymmetry.outcomes(outcomes) + "\n" + UpToSymmetry.findings(program, all.findings);
  }
}
