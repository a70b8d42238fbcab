package io.mazurka.engine;

import io.mazurka.engine.known.Recall;
import io.mazurka.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What other workers of a search need to begin with, who know all that the first one has learned;
 * and what all of them count.
 */
final class Fellows {

  private final Program program;
  private final Recall recall;
  private final List<Lesson> lessons = new ArrayList<>();
  private final ReentrantLock loading = new ReentrantLock();
  private volatile List<Counters> counting;
  private boolean impossible;

  /**
   * @param first what the first worker counts
   */
  Fellows(Program program, Recall recall, Counters first) {
    this.program = program;
    this.recall = recall;
    this.counting = List.of(first);
  }

  /** Teaches the first worker's program, and all that come later. */
  void learn(Lesson lesson) {
    lesson.teach(program);
    lessons.add(lesson);
  }

  /**
   * Makes walks for other workers; none if the program cannot be run several times at once.
   *
   * @param first what the first worker runs
   * @param making makes a walk of a program and of what its worker counts
   */
  List<Supplier<Walk>> walks(int count, Program first, BiFunction<Program, Counters, Walk> making) {
    List<Supplier<Walk>> walks = new ArrayList<>();
    List<Counters> all = new ArrayList<>(counting);
    for (int i = 0; i < count; i++) {
      Counters counted = new Counters();
      Supplier<Program> run = program(first, counted);
      if (run == null) {
        impossible = true;
        return List.of();
      }
      walks.add(() -> making.apply(run.get(), counted));
      all.add(counted);
    }
    counting = List.copyOf(all);
    return walks;
  }

  private @Nullable Supplier<Program> program(Program first, Counters counted) {
    Supplier<Program> known = recall.beside(first, this::fellow, recalled(counted));
    if (known != null) {
      return known;
    }
    Program fellow = fellow();
    return fellow == null ? null : () -> fellow;
  }

  /** Counts a transition that the program need not be run for. */
  static Runnable recalled(Counters counted) {
    return () -> counted.add(Figure.RECALLED, 1);
  }

  /**
   * The program for another worker, who knows all that was learned; null if there can be none. No
   * monitor may be held meanwhile: it would be the running thread's, and for front ends that change
   * which one that is.
   */
  private @Nullable Program fellow() {
    loading.lock();
    try {
      Program fellow = program.fellow();
      if (fellow != null) {
        lessons.forEach(lesson -> lesson.teach(fellow));
      }
      return fellow;
    } finally {
      loading.unlock();
    }
  }

  /** Whether it has turned out that the program cannot be run several times at once. */
  boolean areImpossible() {
    return impossible;
  }

  /** How many executions there have been. */
  long executions() {
    long executions = 0;
    for (Counters counted : counting) {
      executions += counted.executions();
    }
    return executions;
  }

  /** What all have done so far; may be called from any thread. */
  Statistics statistics() {
    return Counters.sum(counting);
  }
}
