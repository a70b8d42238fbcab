package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.concurrent.TimeUnit;

/** The tasks of a fork-join pool that are not over: how many there are, and who waits for them. */
final class Unfinished {

  private final ForkJoinPool pool;
  private int running;

  /** How many of them wait for the others. */
  private int resting;

  Unfinished(ForkJoinPool pool) {
    this.pool = pool;
  }

  /** There is one more; part of a step. */
  void add() {
    running++;
  }

  /** There is one less; part of a step. */
  void remove() {
    running--;
  }

  /** Whether all are over; part of a step. */
  boolean isEmpty() {
    return running == 0;
  }

  /** One of the tasks begins to wait for others, or no longer does so. */
  void rest(int tasks) {
    Steps.change(pool, Steps.RESULT, SITE);
    resting += tasks;
  }

  boolean isQuiescent() {
    Steps.lookAtTasks();
    Steps.look(pool, Steps.RESULT, SITE);
    return rests();
  }

  boolean awaitQuiescence(long timeout, TimeUnit unit) {
    Steps.lookAtTasks();
    if (ForkJoinTask.getPool() != pool) {
      return awaitRest(timeout, unit);
    }
    rest(1);
    boolean quiescent = awaitRest(timeout, unit);
    rest(-1);
    return quiescent;
  }

  private boolean awaitRest(long timeout, TimeUnit unit) {
    Waits.Need rest = new Waits.Need(this::rests, () -> "the tasks of " + Steps.name(pool));
    try {
      return Waits.awaitResult(pool, rest, Waits.patience(timeout, unit), SITE);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean rests() {
    return running == resting;
  }
}
