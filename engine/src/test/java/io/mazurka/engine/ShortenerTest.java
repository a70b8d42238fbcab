package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.LOCK;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.UNLOCK;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShortenerTest {

  private static final Bounds BUDGET = Bounds.NONE.withExecutions(2000);

  /** The second thread fails if it comes between the writes of the first. */
  private static final ToyProgram WINDOW =
      ToyProgram.of(
          List.of(
              List.of(
                  Instruction.of(READ, 1),
                  Instruction.of(WRITE, 0, 1),
                  Instruction.of(WRITE, 0, 2),
                  Instruction.of(READ, 1)),
              List.of(
                  Instruction.of(READ, 2),
                  Instruction.of(ADD, 1, 1),
                  Instruction.of(ASSERT_NOT, 0, 1)),
              List.of(Instruction.of(ADD, 2, 1), Instruction.of(ADD, 2, 1))));

  private static Counterexample found(ToyProgram program, Schedule schedule) {
    return new Counterexample(shownAtTheEnd(program, schedule).getFirst(), schedule, 1);
  }

  private static List<Finding> shownAtTheEnd(ToyProgram program, Schedule schedule) {
    ToyExecution execution = program.start();
    Finding last = null;
    for (int i = 0; i < schedule.length(); i++) {
      last = execution.step(schedule.thread(i), schedule.alternative(i));
    }
    return Stream.of(Optional.ofNullable(last), Optional.ofNullable(execution.end().stuck()))
        .flatMap(Optional::stream)
        .toList();
  }

  @Test
  void shorten_leavesTheLeastContextSwitches() {
    Counterexample found = found(WINDOW, Schedule.of(2, 1, 0, 2, 1, 0, 1));
    Counterexample shortened = new Shortener(WINDOW, BUDGET).shorten(found);
    assertThat(shortened.finding()).isEqualTo(found.finding());
    assertThat(shortened.schedule()).isEqualTo(Schedule.of(0, 0, 1, 1, 1));
  }

  @Test
  void shorten_ofADeadlock_endsWhereNobodyCanMove() {
    ToyProgram program =
        ToyProgram.of(
            List.of(
                List.of(
                    Instruction.of(READ, 0),
                    Instruction.of(LOCK, 0),
                    Instruction.of(READ, 0),
                    Instruction.of(LOCK, 1),
                    Instruction.of(UNLOCK, 1),
                    Instruction.of(UNLOCK, 0)),
                List.of(
                    Instruction.of(READ, 0),
                    Instruction.of(LOCK, 1),
                    Instruction.of(LOCK, 0),
                    Instruction.of(UNLOCK, 0),
                    Instruction.of(UNLOCK, 1))));
    Counterexample found = found(program, Schedule.of(0, 1, 0, 1, 0));
    Counterexample shortened = new Shortener(program, BUDGET).shorten(found);
    assertThat(shortened.finding()).isEqualTo(found.finding());
    assertThat(shortened.schedule().contextSwitches()).isEqualTo(1);
    assertThat(shortened.schedule().length()).isEqualTo(5);
  }

  @Test
  void shorten_whereNothingCanBeGained_keepsTheSchedule() {
    Counterexample found = found(WINDOW, Schedule.of(0, 0, 1, 1, 1));
    assertThat(new Shortener(WINDOW, BUDGET).shorten(found)).isEqualTo(found);
  }

  @Test
  void shorten_withoutABudget_keepsTheSchedule() {
    Counterexample found = found(WINDOW, Schedule.of(2, 1, 0, 2, 1, 0, 1));
    assertThat(new Shortener(WINDOW, Bounds.NONE.withExecutions(0)).shorten(found))
        .isEqualTo(found);
  }

  @Test
  void shorten_onRandomPrograms_reachesTheSameFindingWithNoMoreSwitches() {
    int shorter = 0;
    for (long seed = 1; seed <= 400; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 10);
      SearchOptions options =
          SearchOptions.of(Algorithm.DPOR).withKeepGoing(true).withPickSeed(seed);
      Result result = new Search(program, options, SearchListener.NONE).run();
      for (Counterexample found : result.counterexamples()) {
        Counterexample shortened = new Shortener(program, BUDGET).shorten(found);
        assertThat(shownAtTheEnd(program, shortened.schedule()))
            .as("seed %d", seed)
            .contains(found.finding());
        int gain = found.schedule().contextSwitches() - shortened.schedule().contextSwitches();
        assertThat(gain).as("seed %d", seed).isNotNegative();
        shorter += gain > 0 ? 1 : 0;
      }
    }
    assertThat(shorter).isGreaterThan(100);
  }
}
