package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Finding;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Executes the image of the path under a permutation of threads, to see whether there is such an
 * execution, and whether it fails only if the path does. Steps that the starts of the permuted
 * threads need come first, as they are.
 */
final class ImageRun {

  private static final Set<Finding.Kind> FAILURES =
      EnumSet.of(Finding.Kind.ASSERTION, Finding.Kind.EXCEPTION, Finding.Kind.HANG);

  private final Path path;
  private final PathImage pathImage;
  private final int[] image;
  private final int[] number;
  private @Nullable Finding failure;

  /**
   * @param pathImage has divided the path
   * @param image where the permutation takes each thread
   */
  ImageRun(Path path, PathImage pathImage, int[] image) {
    this.path = path;
    this.pathImage = pathImage;
    this.image = image;
    this.number = new int[image.length];
    Arrays.setAll(number, t -> t);
  }

  /** Runs the image to its end, and complains where it differs. */
  void run(Program program, Correspondence objects) {
    try (Execution execution = program.start()) {
      for (int i = 0; i < path.length(); i++) {
        if (pathImage.isEarly(i)) {
          step(execution, i, number[path.thread(i)]);
        }
      }
      int[] numberThere = number.clone();
      for (int t = 0; t < image.length; t++) {
        number[t] = numberThere[image[t]];
      }
      for (int i = 0; i < path.length(); i++) {
        if (!pathImage.isEarly(i)) {
          check(execution, i, objects);
          step(execution, i, number[path.thread(i)]);
        }
      }
      checkEnd(execution);
      checkFailure(program);
    }
  }

  /** Takes step {@code i} with that thread; threads that come into being get their numbers. */
  private void step(Execution execution, int i, int thread) {
    int before = execution.threads();
    Finding found = execution.step(thread, path.alternative(i));
    failure = failure == null ? failureFrom(execution, found) : failure;
    for (int t = path.population(i); t < path.population(i + 1); t++) {
      number[t] = before + t - path.population(i);
    }
  }

  private void check(Execution execution, int i, Correspondence objects) {
    int thread = number[path.thread(i)];
    boolean there = thread < execution.threads();
    Operation pending = there ? execution.pending(thread) : null;
    if (!there
        || !execution.enabled(thread)
        || !objects.match(path.operation(i), pending)
        || path.alternative(i) >= path.operation(i).alternatives()) {
      throw new WrongSymmetry(
          "the image of the schedule \"" + path.schedule() + "\" is no execution:",
          "at step %d thread %d is expected to do what corresponds to %s of thread %d, but %s"
              .formatted(
                  i,
                  thread,
                  path.operation(i),
                  path.thread(i),
                  pending == null
                      ? "has finished"
                      : execution.enabled(thread) ? "does " + pending : "is blocked"));
    }
  }

  private void checkEnd(Execution execution) {
    int state = path.length();
    for (int t = 0; t < path.population(state); t++) {
      if (path.enabled().contains(state, t) != execution.enabled(number[t])
          || (path.pending(state, t) == null) != (execution.pending(number[t]) == null)) {
        throw new WrongSymmetry(
            "the image of the schedule \"" + path.schedule() + "\" ends in another way:",
            "thread %d does not stand where thread %d stands".formatted(number[t], t));
      }
    }
  }

  /** What was pruned as the image of what went well must not fail. */
  private void checkFailure(Program program) {
    if (failure != null && !pathFails(program)) {
      throw new WrongSymmetry(
          "the image of the schedule \"" + path.schedule() + "\" fails, and it does not itself:",
          failure.message());
    }
  }

  private boolean pathFails(Program program) {
    try (Execution execution = program.start()) {
      boolean fails = false;
      for (int i = 0; i < path.length(); i++) {
        Finding found = execution.step(path.thread(i), path.alternative(i));
        fails |= failureFrom(execution, found) != null;
      }
      return fails;
    }
  }

  /**
   * What a step brought to light of values, which the operations do not show as they show races.
   */
  private static @Nullable Finding failureFrom(Execution execution, @Nullable Finding first) {
    Finding failure = null;
    for (Finding found = first; found != null; found = execution.more()) {
      failure = FAILURES.contains(found.kind()) ? found : failure;
    }
    return failure;
  }
}
