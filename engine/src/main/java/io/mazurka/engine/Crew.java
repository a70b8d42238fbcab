package io.mazurka.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Several workers that explore what one of them has begun with.
 *
 * <p>Each worker walks depth first, as if it were alone, with a program and a path of its own. When
 * another one has nothing to do, it makes {@linkplain Junction junctions} of the states at the
 * beginning of its path, up to the first one from which something is left to explore. A worker
 * whose path is explored claims something at a junction, runs its own program to there, and walks
 * on. What a worker finds out about races adds to the states of its path, be they junctions or its
 * own.
 *
 * <p>The subtrees that are handed over are the largest there are, so it happens rarely, and workers
 * hardly ever meet: what they share is the junctions, a number of executions where that is bounded,
 * and what they have found.
 */
final class Crew {

  private final Limits limits;
  private final Junctions junctions;
  private final List<Supplier<Walk>> others;
  private final List<@Nullable Throwable> failures = new ArrayList<>();
  private final AtomicLong executions;
  private final BooleanSupplier admission = this::isAdmitted;

  /**
   * @param others make walks for the other workers
   */
  Crew(Search search, List<Supplier<Walk>> others) {
    this.others = others;
    this.limits = search.limits();
    this.junctions = new Junctions(others.size() + 1, limits);
    this.executions = new AtomicLong(search.executions());
  }

  /**
   * Explores everything that is left. The calling thread is one of the workers.
   *
   * @param first the walk so far, whose last execution has ended
   * @throws RuntimeException what ended the work of one of them
   */
  void explore(Walk first) {
    failures.add(null);
    List<Thread> threads = new ArrayList<>();
    for (Supplier<Walk> other : others) {
      failures.add(null);
      int number = failures.size() - 1;
      threads.add(
          Thread.ofPlatform()
              .daemon()
              .name("mazurka-worker-" + (number + 1))
              .unstarted(() -> work(number, other)));
    }
    threads.forEach(Thread::start);
    work(0, () -> first);
    threads.forEach(Crew::join);
    throwFailure();
  }

  /**
   * What one has learned goes first, then that operations are unpredictable: either makes the
   * search start over, and what else went wrong may be due to it.
   */
  private void throwFailure() {
    Throwable worst = null;
    for (Throwable failure : failures) {
      if (failure != null && (worst == null || rank(failure) > rank(worst))) {
        worst = failure;
      }
    }
    switch (worst) {
      case null -> {}
      case RuntimeException own -> throw own;
      case Error own -> throw own;
      default -> throw new IllegalStateException(worst);
    }
  }

  private static int rank(Throwable failure) {
    return switch (failure) {
      case Lesson _ -> 2;
      case UnpredictableOperations _ -> 1;
      default -> 0;
    };
  }

  /** Nothing that a worker writes to should lie beside what others do, so each makes its own. */
  private void work(int number, Supplier<Walk> making) {
    try {
      Walk walk = making.get();
      if (number == 0) {
        goBackAndOn(walk);
      }
      for (Claim claim = junctions.take(); claim != null; claim = junctions.take()) {
        if (isAdmitted()) {
          walk.execute(claim);
          goBackAndOn(walk);
        }
      }
    } catch (InterruptedException e) {
      limits.stop("the search was interrupted");
      Thread.currentThread().interrupt();
    } catch (Throwable e) {
      failures.set(number, e);
      limits.interrupt();
    }
  }

  /** Explores what is left on the worker's own path. */
  private void goBackAndOn(Walk walk) {
    boolean more = true;
    while (more) {
      more = goBackAndOnOnce(walk);
    }
  }

  /**
   * Most of a loop that is entered once runs as it was compiled first, so there is little in it.
   */
  private boolean goBackAndOnOnce(Walk walk) {
    share(walk);
    return !limits.stopped() && walk.backtrackAndExecute(admission);
  }

  /** Whether there may be one more execution: they are counted together only if they must be. */
  private boolean isAdmitted() {
    return !limits.spent(limits.countsExecutions() ? executions.getAndIncrement() : 0);
  }

  /** Leaves some of the work to others, if they have none. */
  private void share(Walk walk) {
    if (junctions.isWorkWanted()) {
      Divisible divided = (Divisible) walk.expansion();
      int state = divided.shared().count();
      while (state < walk.path().length() && !divided.isOpen(state)) {
        state++;
      }
      if (state < walk.path().length()) {
        Junction last = divided.share(junctions);
        while (divided.shared().count() <= state) {
          last = divided.share(junctions);
        }
        last.opened();
      }
    }
  }

  private static void join(Thread worker) {
    boolean interrupted = false;
    while (worker.isAlive()) {
      try {
        worker.join();
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
