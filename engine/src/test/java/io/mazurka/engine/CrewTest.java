package io.mazurka.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.program.Execution;
import io.mazurka.program.ForwardingExecution;
import io.mazurka.program.ForwardingProgram;
import io.mazurka.program.Program;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Several workers against brute force and against one worker. How they meet depends on the machine,
 * so a failing seed may have to be run more than once.
 */
class CrewTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 300);
  static final int LARGER = PROGRAMS / 10;

  private static Result search(Program program, SearchOptions options) {
    return new Search(program, options, SearchListener.NONE).run();
  }

  private static SearchOptions options(Algorithm algorithm, long seed) {
    return SearchOptions.of(algorithm)
        .withBounds(Bounds.NONE.withDepth(300))
        .withKeepGoing(true)
        .withPickSeed(seed % 3)
        .withWorkers(new Workers(2 + (int) (seed % 3), 1))
        .withRecallAfter(seed % 2 == 0 ? SearchOptions.NO_RECALL : 0);
  }

  @Test
  void severalWorkers_onSmallPrograms_findWhatEveryExecutionShows() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 9);
      BruteForce expected = BruteForce.executionsOf(program);
      assertThat(checked(program, Algorithm.DFS, expected, seed).statistics().executions())
          .as("executions of dfs, seed %d", seed)
          .isEqualTo(expected.executions);
      checked(program, Algorithm.DPOR, expected, seed);
      checked(program, Algorithm.AUTO, expected, seed);
      Result optimal = checked(program, Algorithm.OPTIMAL, expected, seed);
      if (program.isPredictable()) {
        assertThat(optimal.statistics().executions())
            .as("executions of optimal, seed %d", seed)
            .isEqualTo(expected.tracesWithBirths.size());
        assertThat(optimal.statistics().figure(Figure.SLEEP_BLOCKED)).as("seed %d", seed).isZero();
      }
    }
  }

  @Test
  void severalWorkers_onLargerPrograms_findWhatOneDoes() {
    for (long seed = FIRST_SEED; seed < FIRST_SEED + LARGER; seed++) {
      ToyProgram program = ToyPrograms.random(seed, 15);
      BruteForce expected = BruteForce.statesOf(program);
      checked(program, Algorithm.DPOR, expected, seed);
      SearchOptions options = options(Algorithm.OPTIMAL, seed);
      Result several = checked(program, Algorithm.OPTIMAL, expected, seed);
      Result one = search(program, options.withWorkers(Workers.ONE));
      if (program.isPredictable()) {
        assertThat(several.statistics().executions())
            .as("executions, seed %d", seed)
            .isEqualTo(one.statistics().executions());
        assertThat(several.outcomes()).as("outcomes, seed %d", seed).isEqualTo(one.outcomes());
      }
    }
  }

  private static Result checked(
      ToyProgram program, Algorithm algorithm, BruteForce expected, long seed) {
    SearchOptions options = options(algorithm, seed);
    Result result = search(program, options);
    String what =
        "%s, %d workers, seed %d, %s"
            .formatted(algorithm, options.workers().count(), seed, program);
    assertThat(result.complete()).as("complete: %s", what).isTrue();
    UpToSymmetry.assertNothingLost(program, algorithm, result, expected, what);
    return result;
  }

  @Test
  void severalWorkers_whereStatesAreRecalled_learnFromOneProgram() {
    int learning = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      Watched program = new Watched(ToyPrograms.random(seed, 9));
      search(program, options(Algorithm.DFS, seed).withRecallAfter(0));
      assertThat(program.fellows.get()).as("seed %d", seed).isZero();
      learning += program.runners.size() > 1 ? 1 : 0;
    }
    assertThat(learning).isPositive();
  }

  /** A program that knows who runs it. */
  private static final class Watched extends ForwardingProgram {

    final Set<Thread> runners = ConcurrentHashMap.newKeySet();
    final AtomicInteger fellows = new AtomicInteger();
    private final AtomicBoolean running = new AtomicBoolean();

    Watched(Program program) {
      super(program);
    }

    @Override
    public Execution start() {
      assertThat(running.getAndSet(true)).as("run by two at once").isFalse();
      runners.add(Thread.currentThread());
      return new ForwardingExecution(program.start()) {
        @Override
        public void close() {
          super.close();
          running.set(false);
        }
      };
    }

    @Override
    public @Nullable Program fellow() {
      fellows.incrementAndGet();
      return program.fellow();
    }
  }

  /** Which order several workers meet executions in is chance; what one can do must not be. */
  @Test
  void severalWorkers_whereOneOfThemCannotPredict_leaveTheSearchToOne() {
    List<Instruction> writes = Collections.nCopies(2, Instruction.of(Instruction.Code.WRITE, 0, 1));
    ToyProgram program = ToyProgram.of(List.of(writes, writes, writes));
    SearchOptions options =
        SearchOptions.of(Algorithm.OPTIMAL)
            .withWorkers(new Workers(2, 1))
            .withRecallAfter(SearchOptions.NO_RECALL);

    Search several = new Search(new Misled(program), options, SearchListener.NONE);
    Result result = several.run();

    Result one = search(program, options.withWorkers(Workers.ONE));
    assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
    assertThat(result.outcomes()).isEqualTo(one.outcomes());
    assertThat(several.notes())
        .containsExactly(
            "Several workers met operations that only one can predict, so one went on alone.");
  }

  /** A program that other workers cannot predict; until one has tried it takes its time. */
  private static final class Misled extends ForwardingProgram {

    private final AtomicBoolean tried = new AtomicBoolean();

    Misled(Program program) {
      super(program);
    }

    @Override
    public Execution start() {
      if (!tried.get()) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
      }
      return program.start();
    }

    @Override
    public Program fellow() {
      return new ForwardingProgram(program) {
        @Override
        public Execution start() {
          tried.set(true);
          throw new UnpredictableOperations();
        }
      };
    }
  }
}
