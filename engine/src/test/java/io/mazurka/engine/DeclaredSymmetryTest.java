package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ADD;
import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.LOCK;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.SKIP_IF;
import static io.mazurka.engine.Instruction.Code.START;
import static io.mazurka.engine.Instruction.Code.UNLOCK;
import static io.mazurka.engine.Instruction.Code.WRITE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.program.ProgramException;
import io.mazurka.program.Symmetry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeclaredSymmetryTest {

  private static final List<Instruction> INCREMENT =
      List.of(Instruction.of(LOCK, 0), Instruction.of(ADD, 0, 1), Instruction.of(UNLOCK, 0));

  private static Search search(ToyProgram program, String... symmetries) {
    List<Symmetry> declared = List.of(symmetries).stream().map(Symmetry::parse).toList();
    return new Search(
        program,
        SearchOptions.of(Algorithm.VERISOFT).withKeepGoing(true).withSymmetries(declared),
        SearchListener.NONE);
  }

  @Test
  void permutations_ofThreadsThatDoTheSameOnce_leaveOneExecution() {
    ToyProgram program = ToyProgram.of(Collections.nCopies(5, INCREMENT));
    Result result = search(program, "permutations(0, 1, 2, 3, 4)").run();
    assertThat(result.statistics().executions()).isEqualTo(1);
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
  }

  @Test
  void permutations_ofMoreThreadsThanCanBeListed_stillLeaveOneExecution() {
    ToyProgram program = ToyProgram.of(Collections.nCopies(9, INCREMENT));
    Result result = search(program, "permutations(0, 1, 2, 3, 4, 5, 6, 7, 8)").run();
    assertThat(result.statistics().executions()).isEqualTo(1);
  }

  @Test
  void permutations_ofThreadsThatAreStarted_leaveOneExecution() {
    List<List<Instruction>> scripts = new ArrayList<>();
    scripts.add(List.of(Instruction.of(START, 1), Instruction.of(START, 2)));
    scripts.add(INCREMENT);
    scripts.add(INCREMENT);
    Result result = search(new ToyProgram(scripts, 1, true, 0), "swap(1, 2)").run();
    assertThat(result.statistics().figure(Figure.SYMMETRIC_PRUNES)).isPositive();
    assertThat(result.statistics().executions()).isEqualTo(1);
  }

  @Test
  void severalSymmetries_togetherMakeOneGroup() {
    ToyProgram program = ToyProgram.of(Collections.nCopies(3, INCREMENT));
    assertThat(search(program, "swap(0, 1)", "swap(1, 2)").run().statistics().executions())
        .isEqualTo(1);
  }

  @Test
  void symmetry_thatDoesNotHoldInTheInitialState_isRefused() {
    ToyProgram program =
        ToyProgram.of(
            List.of(List.of(Instruction.of(READ, 0)), List.of(Instruction.of(WRITE, 0, 1))));
    assertThatThrownBy(search(program, "swap(0, 1)")::run)
        .isInstanceOf(WrongSymmetry.class)
        .hasMessage(
            "the declared symmetry does not hold: after no step thread 0 would have to correspond"
                + " to thread 1, but the one does READ(0) and the other WRITE(0); correct the"
                + " declaration or leave it out");
  }

  @Test
  void symmetry_thatWouldMoveAnObjectOfAThirdThread_isRefused() {
    ToyProgram program =
        ToyProgram.of(
            List.of(
                List.of(Instruction.of(WRITE, 0, 1)),
                List.of(Instruction.of(WRITE, 1, 1)),
                List.of(Instruction.of(READ, 0))));
    assertThatThrownBy(search(program, "swap(0, 1)")::run)
        .isInstanceOf(WrongSymmetry.class)
        .hasMessageContaining("thread 2, which stays what it is");
  }

  @Test
  void symmetry_thatFailsLater_isNoticedByExecutingTheImage() {
    List<Instruction> reads = List.of(Instruction.of(ADD, 0, 1), Instruction.of(READ, 1));
    List<Instruction> writes = List.of(Instruction.of(ADD, 0, 1), Instruction.of(WRITE, 1, 2));
    ToyProgram program = ToyProgram.of(List.of(reads, writes));
    assertThatThrownBy(search(program, "swap(0, 1)")::run)
        .isInstanceOf(WrongSymmetry.class)
        .hasMessageContaining("the image of the schedule")
        .hasMessageContaining("is no execution");
  }

  @Test
  void symmetry_whoseImageTakesAnotherWay_isNoticed() {
    List<Instruction> one =
        List.of(Instruction.of(ADD, 0, 1), Instruction.of(SKIP_IF, 0, 1), Instruction.of(READ, 1));
    List<Instruction> other =
        List.of(Instruction.of(ADD, 0, 1), Instruction.of(SKIP_IF, 1, 1), Instruction.of(READ, 1));
    assertThatThrownBy(search(ToyProgram.of(List.of(one, other)), "swap(0, 1)")::run)
        .isInstanceOf(WrongSymmetry.class);
  }

  @Test
  void symmetry_whoseImageAloneFails_isNoticed() {
    List<Instruction> one = List.of(Instruction.of(WRITE, 0, 1), Instruction.of(READ, 0));
    List<Instruction> other =
        List.of(Instruction.of(WRITE, 0, 2), Instruction.of(ASSERT_NOT, 0, 1));
    assertThatThrownBy(search(ToyProgram.of(List.of(one, other)), "swap(0, 1)")::run)
        .isInstanceOf(WrongSymmetry.class)
        .hasMessageContaining("fails, and it does not itself");
  }

  @Test
  void symmetry_ofThreadsThatNeverAre_isRefusedWhereAllIsExplored() {
    ToyProgram program = ToyProgram.of(Collections.nCopies(2, INCREMENT));
    assertThatThrownBy(search(program, "swap(0, 7)")::run)
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("in no execution: 7; there are 0 (")
        .hasMessageContaining("correct the declaration");
  }

  @Test
  void symmetry_ofThreadsThatNeverWere_isMentionedWhereSomethingIsLeft() {
    ToyProgram program = ToyProgram.of(Collections.nCopies(2, INCREMENT));
    SearchOptions options =
        SearchOptions.of(Algorithm.VERISOFT)
            .withBounds(Bounds.NONE.withExecutions(1))
            .withSymmetries(List.of(Symmetry.parse("swap(0, 7)")));
    Search search = new Search(program, options, SearchListener.NONE);
    assertThat(search.run().verdict()).isEqualTo(Verdict.INCONCLUSIVE);
    assertThat(search.notes())
        .containsExactly("The declared symmetry speaks of threads that were in no execution: 7.");
  }
}
