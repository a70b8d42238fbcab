package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * How tasks come to the workers of a pool whose queue holds none: a task goes to a worker that
 * waits, or to a new one.
 *
 * <p>In a pool without a core, as that of {@code newCachedThreadPool}, a worker may find at any
 * time that it has waited long enough. So there it is one step to begin to wait, and one to see
 * what has come of it: a task, or nothing, and then the worker leaves. Whether it leaves because of
 * its patience or because of a shutdown makes no difference to anybody. Neither does the order in
 * which workers begin to wait and leave, but to those who hand over a task. It goes to the one that
 * came last; as nobody can tell in which order those who wait have come, that may be any of them.
 * The pool is over when it is shut down and the last worker has left, which whoever waits for it
 * sees from the count of workers.
 */
final class HandOver {

  private final ThreadPoolExecutor pool;
  private final Crew crew;
  private final BlockingQueue<Runnable> queue;
  private long turn;

  HandOver(ThreadPoolExecutor pool, Crew crew, BlockingQueue<Runnable> queue) {
    this.pool = pool;
    this.crew = crew;
    this.queue = queue;
  }

  /** Whether nobody can tell in which order workers wait and leave. */
  boolean isInAnyOrder() {
    return crew.core == 0
        && pool.getClass() == ThreadPoolExecutor.class
        && !Steps.tasksAreLookedAt();
  }

  /** Stands before handing over a task: which of the waiting workers will get it is chosen. */
  void stand() {
    if (isInAnyOrder()) {
      Steps.changeEither(
          this::ways, SITE, new Steps.Part(pool, Steps.STATE), new Steps.Part(queue, Steps.STATE));
    } else {
      crew.change();
    }
  }

  private int ways() {
    return crew.closing.hasBegun() ? 1 : Math.max(1, waiting().size());
  }

  /** The workers that wait. To go through those of the crew with an iterator would take steps. */
  private List<Worker> waiting() {
    List<Worker> waiting = new ArrayList<>();
    for (int i = 0; i < crew.workers.size(); i++) {
      Worker worker = crew.workers.get(i);
      if (worker.idleSince > 0) {
        waiting.add(worker);
      }
    }
    return waiting;
  }

  /** The worker that gets a task, or null if none waits. */
  @Nullable Worker receiver() {
    List<Worker> waiting = waiting();
    if (isInAnyOrder()) {
      return waiting.isEmpty() ? null : waiting.get(Steps.choice());
    }
    Worker latest = null;
    for (Worker worker : waiting) {
      latest = latest == null || worker.idleSince > latest.idleSince ? worker : latest;
    }
    return latest;
  }

  /** The next task of a worker, or null: who does not wait yet gets none. */
  @Nullable Runnable next(Worker worker) {
    if (isInAnyOrder()) {
      Steps.count(queue, Steps.STATE, SITE);
      worker.waitsSince(1);
      Waits.awaitCounted(queue, crew::describeWait, SITE, Steps.Part.counted(pool, Steps.COUNT));
    } else {
      crew.change();
      if (crew.mustLeave()) {
        return null;
      }
      worker.waitsSince(++turn);
      boolean inTime;
      do {
        inTime = await(worker);
      } while (inTime && !worker.hasTask() && !crew.mustLeave());
    }
    return worker.takeHanded();
  }

  /**
   * Waits for a task, the time to leave, or other terms; returns whether they have come in time.
   */
  private boolean await(Worker worker) {
    Object known = crew.terms;
    Waits.Need need =
        new Waits.Need(
            () -> worker.hasTask() || crew.mustLeave() || crew.terms != known, crew::describeWait);
    return Waits.await(pool, need, crew.patience(), SITE);
  }

  /** Whether the pool has come to its end. */
  private boolean isOver() {
    return crew.closing.hasBegun() && crew.workers.isEmpty();
  }

  /** Waits for the end of the pool; returns whether it has come in time. */
  boolean awaitEnd(long nanos) throws InterruptedException {
    Waits.Need end = new Waits.Need(this::isOver, () -> "the end of " + Steps.name(pool));
    return Waits.awaitCount(pool, end, nanos, SITE, Steps.Part.looked(pool, Steps.STATE));
  }
}
