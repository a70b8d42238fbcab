package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.SearchAgain;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what a thread can do in a state that the search has not been in: the one before a
 * transition, with everything added that comes later and does not happen after it.
 *
 * <p>Most operations can always be performed, and a lock is free where another thread could take
 * it. For the others the answer may be known from the path. Where it is not, the program is run to
 * that state.
 *
 * <p>A thread that would have to wait there for something else than it stands before now may be
 * able to move if more transitions are put off, which the path does not tell; then {@link
 * UnpredictableOperations} is the answer.
 */
final class Trial {

  private static final int UNBORN = -1;

  private final Program program;
  private final Path path;
  private final HappensBefore order;

  Trial(Program program, Path path, HappensBefore order) {
    this.program = program;
    this.path = path;
    this.order = order;
  }

  /**
   * What the thread, which performs the operation after the first {@code k} transitions, can do
   * after those of them that do not happen after transition {@code i}; null if it has to wait.
   * Where only a run could tell, and nothing can make the thread wait, it is a prediction: the
   * operation itself. With alternatives there is no prediction, as there may be fewer of them.
   */
  @Nullable Operation first(int i, int k, int thread, Operation operation) {
    Operation there = order.last(thread, k) < i ? path.pending(i, thread) : null;
    if (there != null && nothingElseMatters(i, k, there)) {
      return path.enabled().contains(i, thread) ? there : waits(there, operation);
    }
    boolean foreseen = neverWaits(operation) && operation.alternatives() == 1;
    return foreseen ? operation : run(i, k, thread, operation);
  }

  private static @Nullable Operation waits(Operation there, Operation operation) {
    if (!there.touchesSameAs(operation)) {
      throw new UnpredictableOperations();
    }
    return null;
  }

  /** A lock that races can be taken: the other transition took it, and no third one touches it. */
  private static boolean neverWaits(Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.kind().mayWait()) {
        return operation.kind() == Kind.LOCK && operation.also() == null;
      }
    }
    return true;
  }

  private boolean nothingElseMatters(int i, int k, Operation operation) {
    for (int j = i + 1; j < k; j++) {
      if (path.operation(j).dependsOn(operation) && !order.ordered(i, j)) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Operation run(int i, int k, int thread, Operation operation) {
    int[] steps = IntStream.range(0, k).filter(j -> j < i || !order.ordered(i, j)).toArray();
    path.effort().tried(steps.length);
    try (Execution execution = program.start()) {
      int number = take(steps, execution)[thread];
      Operation there = number == UNBORN ? null : execution.pending(number);
      if (there == null) {
        return null;
      }
      return execution.enabled(number) ? there : waits(there, operation);
    }
  }

  /**
   * Takes those steps of the path. As some are left out, threads may come into being in another
   * order, or not at all: those that an end brings forth, if it is the last one, wait for all ends.
   *
   * @return the number that each thread of the path has there
   */
  private int[] take(int[] steps, Execution execution) {
    int[] numbers = new int[path.population(path.length())];
    Arrays.setAll(numbers, thread -> thread < path.population(0) ? thread : UNBORN);
    int[] threads = new int[steps.length];
    int[] alternatives = IntStream.of(steps).map(path::alternative).toArray();
    int taken = 0;
    try {
      for (int j : steps) {
        int born = execution.threads();
        threads[taken] = numbers[path.thread(j)];
        if (threads[taken] == UNBORN) {
          throw new UnpredictableOperations();
        }
        execution.step(threads[taken], alternatives[taken]);
        taken++;
        for (int thread = path.population(j);
            thread < path.population(j + 1) && born < execution.threads();
            thread++) {
          numbers[thread] = born++;
        }
      }
    } catch (SearchAgain learned) {
      Schedule attempt =
          new Schedule(Arrays.copyOf(threads, taken + 1), Arrays.copyOf(alternatives, taken + 1));
      throw new Lesson(attempt, execution.inFull(attempt), learned);
    }
    return numbers;
  }
}
