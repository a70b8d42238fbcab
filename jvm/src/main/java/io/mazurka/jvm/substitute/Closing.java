package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * How a pool closes: what it leaves undone, when its last worker has left, and who waits for that.
 */
final class Closing {

  static final int RUNNING = 0;
  static final int SHUTDOWN = 1;
  static final int STOP = 2;

  private final ThreadPoolExecutor pool;
  private final Crew crew;
  private final BlockingQueue<Runnable> queue;
  private final @Nullable HandOver handOver;
  private boolean announced;

  int stage = RUNNING;
  boolean isOver;

  Closing(
      ThreadPoolExecutor pool,
      Crew crew,
      BlockingQueue<Runnable> queue,
      @Nullable HandOver handOver) {
    this.pool = pool;
    this.crew = crew;
    this.queue = queue;
    this.handOver = handOver;
  }

  /** No more tasks are accepted from now on. */
  void shutDown() {
    if (leavesInAnyOrder()) {
      Steps.change(pool, Steps.STATE, SITE);
    } else {
      crew.change();
    }
    stage = Math.max(stage, SHUTDOWN);
    crew.interrupt(false);
  }

  /** No more tasks are begun from now on; returns those that will not be. */
  List<Runnable> stop() {
    List<Runnable> left = new ArrayList<>();
    Steps.change(
        SITE,
        new Steps.Part(pool, Steps.STATE),
        new Steps.Part(queue, Steps.STATE),
        new Steps.Part(pool, Steps.RESULT));
    stage = STOP;
    if (handOver == null) {
      queue.drainTo(left);
    }
    crew.interrupt(true);
    return left;
  }

  /** Whether no more tasks are accepted; part of a step. */
  boolean hasBegun() {
    return stage >= SHUTDOWN;
  }

  /** Whether no more tasks will be begun; part of a step. */
  boolean leavesNothingToDo() {
    return stage >= STOP || stage == SHUTDOWN && queue.isEmpty();
  }

  /** Ends the pool if its last worker has left. */
  void endIfDone() {
    if (leavesInAnyOrder()) {
      return;
    }
    if (leavesNothingToDo() && crew.workers.isEmpty() && !announced) {
      announced = true;
      try {
        pool.terminated();
      } finally {
        Steps.change(pool, Steps.RESULT, SITE);
        isOver = true;
      }
    }
  }

  private boolean leavesInAnyOrder() {
    return handOver != null && handOver.isInAnyOrder();
  }

  int stage() {
    Steps.look(pool, Steps.STATE, SITE);
    return stage;
  }

  boolean isStopped() {
    Steps.look(pool, Steps.RESULT, SITE);
    return stage >= STOP;
  }

  boolean isOver() {
    crew.lookAtHandOver();
    Steps.look(pool, Steps.RESULT, SITE);
    return isOver;
  }

  boolean awaitEnd(long nanos) throws InterruptedException {
    if (nanos == 0) {
      return isOver();
    }
    if (handOver != null && handOver.isInAnyOrder()) {
      return handOver.awaitEnd(nanos);
    }
    Waits.Need end = new Waits.Need(() -> isOver, () -> "the end of " + Steps.name(pool));
    return Waits.awaitResult(pool, end, nanos, SITE);
  }

  /** Waits for the end; whoever is interrupted stops the pool and waits on. */
  void awaitEndAnyway() {
    boolean interrupted = false;
    for (boolean ended = false; !ended; ) {
      try {
        ended = awaitEnd(Waits.FOR_EVER);
      } catch (InterruptedException _) {
        pool.shutdownNow();
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
