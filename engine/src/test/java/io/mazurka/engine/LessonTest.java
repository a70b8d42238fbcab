package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import io.mazurka.program.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LessonTest {

  @Test
  void teach_whereSomethingElseIsOnTheWay_teachesBoth() {
    Pupil pupil = new Pupil();

    new Lesson(Schedule.of(0, 0), Schedule.of(0, 0), new SearchAgain("a lesson")).teach(pupil);

    assertThat(pupil.known).isEqualTo(2);
  }

  /** There is something to learn at each of its two steps. */
  private static final class Pupil implements Program {

    private static final Instruction WRITE = Instruction.of(Instruction.Code.WRITE, 0, 1);

    private int known;

    @Override
    public Execution start() {
      return new ForwardingExecution(ToyProgram.of(List.of(List.of(WRITE, WRITE))).start()) {

        private int step;

        @Override
        public @Nullable Finding step(int thread, int alternative) {
          if (step++ == known) {
            known++;
            throw new SearchAgain("what there is at step " + known);
          }
          return super.step(thread, alternative);
        }
      };
    }

    @Override
    public Trace trace(Schedule schedule) {
      throw new UnsupportedOperationException("no trace is asked for");
    }
  }
}
