package io.mazurka.engine;

import static io.mazurka.engine.Instruction.Code.ASSERT_NOT;
import static io.mazurka.engine.Instruction.Code.CHOOSE;
import static io.mazurka.engine.Instruction.Code.CHOOSE_UP_TO;
import static io.mazurka.engine.Instruction.Code.COMPARE_AND_SET;
import static io.mazurka.engine.Instruction.Code.COPY;
import static io.mazurka.engine.Instruction.Code.INCREASE;
import static io.mazurka.engine.Instruction.Code.READ;
import static io.mazurka.engine.Instruction.Code.WRITE;

import java.util.List;

/**
 * Programs of which a search up to symmetry lost something that let transitions sleep where the
 * beginning of a foreseen sequence ends inside of one that is known: at the node where it ends, or,
 * in the last two, at any branch where nothing of it is known.
 */
final class ForeseenSequences {

  private ForeseenSequences() {}

  static List<ToyProgram> all() {
    return List.of(
        ToyProgram.of(
                List.of(
                    List.of(copy(1, 2), increase(0), write(1, 2)),
                    List.of(copy(1, 0)),
                    List.of(increase(0), write(1, 2))))
            .quietly(),
        ToyProgram.of(
                List.of(
                    List.of(increase(1)),
                    List.of(increase(0), increase(0), compareAndSet(1, 0)),
                    List.of(increase(0), compareAndSet(1, 0)),
                    List.of(copy(1, 0))))
            .quietly(),
        ToyProgram.of(
            List.of(
                List.of(write(0, 1)),
                List.of(Instruction.of(CHOOSE, 2), copy(0, 2), Instruction.of(ASSERT_NOT, 1, 1)),
                List.of(Instruction.of(CHOOSE, 2), copy(0, 2), Instruction.of(ASSERT_NOT, 1, 1)),
                List.of(Instruction.of(ASSERT_NOT, 0, 0)))),
        ToyProgram.of(
            List.of(
                List.of(write(0, 1), copy(1, 2), Instruction.of(CHOOSE_UP_TO, 0), write(1, 2)),
                List.of(write(0, 0), Instruction.of(READ, 1)),
                List.of(Instruction.of(CHOOSE_UP_TO, 0), write(1, 2)))),
        ToyProgram.of(
            List.of(
                List.of(copy(1, 2), Instruction.of(CHOOSE_UP_TO, 0), write(1, 2)),
                List.of(write(0, 1), write(0, 0), Instruction.of(READ, 1)),
                List.of(Instruction.of(CHOOSE_UP_TO, 0), write(1, 2)))));
  }

  private static Instruction copy(int from, int to) {
    return Instruction.of(COPY, from, to);
  }

  private static Instruction increase(int variable) {
    return Instruction.of(INCREASE, variable, 1);
  }

  private static Instruction write(int variable, int value) {
    return Instruction.of(WRITE, variable, value);
  }

  private static Instruction compareAndSet(int variable, int expected) {
    return Instruction.of(COMPARE_AND_SET, variable, expected);
  }
}
