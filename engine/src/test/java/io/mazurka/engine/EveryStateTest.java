package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.mazurka.engine.Instruction.Code;
import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.Probe;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Searches that recognise states, on toy programs. A failure names its seed; {@code
 * -Dmazurka.random.seed=N -Dmazurka.random.programs=1} runs that program alone.
 */
class EveryStateTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 500);

  private static final List<Reductions> REDUCTIONS =
      List.of(
          Reductions.ALL,
          Reductions.NONE,
          new Reductions(true, false, true, true),
          new Reductions(false, true, true, true),
          new Reductions(true, true, false, true),
          new Reductions(true, true, true, false),
          new Reductions(false, false, true, false));

  private static Result search(ToyProgram program, Reductions reductions, long pickSeed) {
    SearchOptions options =
        SearchOptions.of(Algorithm.DSPIN)
            .withKeepGoing(true)
            .withReductions(reductions)
            .withPickSeed(pickSeed);
    return new Search(program, options, SearchListener.NONE).run();
  }

  @Test
  void everyReduction_onRandomPrograms_findsWhatEveryStateShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 9);
      BruteForce expected = BruteForce.statesOf(program);
      for (int i = 0; i < REDUCTIONS.size(); i++) {
        long pickSeed = (seed + i) % 2 == 0 ? 0 : seed;
        String what =
            "%s, seed %d, pick seed %d, %s".formatted(REDUCTIONS.get(i), seed, pickSeed, program);
        compare(program, search(program, REDUCTIONS.get(i), pickSeed), expected, what);
      }
    }
  }

  private static void compare(ToyProgram program, Result result, BruteForce expected, String what) {
    assertThat(result.complete()).as(what).isTrue();
    assertThat(UpToSymmetry.outcomes(result.outcomes().keySet()))
        .as(what)
        .isEqualTo(UpToSymmetry.outcomes(expected.outcomes));
    List<String> findings =
        result.counterexamples().stream().map(c -> BruteForce.text(c.finding())).toList();
    assertThat(UpToSymmetry.findings(program, findings))
        .as(what)
        .isEqualTo(UpToSymmetry.findings(program, expected.findings));
  }

  @Test
  void states_ofEqualScripts_areCountedOncePerMultisetOfPlaces() {
    List<Instruction> script =
        List.of(Instruction.of(Code.WRITE, 0, 1), Instruction.of(Code.WRITE, 0, 1));
    ToyProgram program = ToyProgram.of(List.of(script, script, script));
    Reductions threads = new Reductions(true, true, false, true);
    assertThat(states(program, threads)).isEqualTo(10);
    assertThat(states(program, Reductions.NONE)).isEqualTo(27);
  }

  @Test
  void notes_tellOfMirrorImages_onlyWhereThreadsChangedPlaces() {
    List<Instruction> script =
        List.of(Instruction.of(Code.WRITE, 0, 1), Instruction.of(Code.WRITE, 0, 2));
    ToyProgram program = ToyProgram.of(List.of(script, script));
    Reductions noThreads = new Reductions(true, false, true, true);
    assertThat(notes(program, Reductions.ALL)).contains(Expansion.MIRROR_IMAGES);
    assertThat(notes(program, noThreads)).isEmpty();
  }

  private static List<String> notes(ToyProgram program, Reductions reductions) {
    SearchOptions options = SearchOptions.of(Algorithm.DSPIN).withReductions(reductions);
    Search search = new Search(program, options, SearchListener.NONE);
    search.run();
    return search.notes();
  }

  private static long states(ToyProgram program, Reductions reductions) {
    return search(program, reductions, 0).statistics().figure(Figure.STATES);
  }

  @Test
  void run_whereStatesCannotBeRead_isRefused() {
    SearchOptions options = SearchOptions.of(Algorithm.DSPIN);
    Search search = new Search(new HiddenProgram(), options, SearchListener.NONE);
    assertThatThrownBy(search::run)
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("cannot be read");
  }

  /** One thread that reads once, and nobody may look at it. */
  private static final class HiddenProgram implements Program {

    @Override
    public Execution start() {
      ToyProgram reader = ToyProgram.of(List.of(List.of(Instruction.of(Code.READ, 0))));
      return new ForwardingExecution(reader.start()) {
        @Override
        public @Nullable Probe probe() {
          return null;
        }
      };
    }

    @Override
    public Trace trace(Schedule schedule) {
      throw new UnsupportedOperationException();
    }
  }
}
