package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The workers of a pool and the tasks that wait for them. Every method is one step, but where the
 * queue is code of the program and takes steps of its own.
 */
final class Crew {

  private final ThreadPoolExecutor pool;
  private final BlockingQueue<Runnable> queue;
  private final boolean simpleQueue;
  private final @Nullable HandOver handOver;
  private final @Nullable Agenda agenda;
  final Closing closing;
  final List<Worker> workers = new ArrayList<>();

  int core;
  int maximum;
  long keepAlive;
  boolean coreMayLeave;
  int largest;
  long completed;

  /** Another object whenever workers are to ask anew how long to wait. */
  Object terms = new Object();

  /** What becomes of a task that is handed over. */
  sealed interface Answer {

    /** It waits in the queue, or a worker has it. */
    record Accepted() implements Answer {}

    /** There is no room for it. */
    record Rejected() implements Answer {}

    /** A worker is to be started. */
    record NewWorker(Worker worker) implements Answer {}
  }

  Crew(ThreadPoolExecutor pool, BlockingQueue<Runnable> queue, int core, int maximum) {
    this.pool = pool;
    this.queue = queue;
    this.core = core;
    this.maximum = maximum;
    this.agenda = queue instanceof Agenda times ? times : null;
    this.simpleQueue =
        agenda != null
            || queue instanceof LinkedBlockingQueue<?>
            || queue instanceof ArrayBlockingQueue<?>
            || queue instanceof LinkedBlockingDeque<?>
            || queue instanceof PriorityBlockingQueue<?>;
    this.handOver = queue instanceof SynchronousQueue<?> ? new HandOver(pool, this, queue) : null;
    this.closing = new Closing(pool, this, queue, handOver);
  }

  /** A step that changes the crew and the queue. */
  void change() {
    Steps.change(SITE, new Steps.Part(pool, Steps.STATE), new Steps.Part(queue, Steps.STATE));
    Operations.calling(queue, SITE);
  }

  /** Hands over a task. */
  Answer accept(Runnable task) {
    if (handOver == null) {
      change();
    } else {
      handOver.stand();
    }
    if (closing.hasBegun()) {
      return new Answer.Rejected();
    }
    if (workers.size() < core) {
      return new Answer.NewWorker(add(task));
    }
    return acceptBeyondCore(task, handOver == null ? null : handOver.receiver());
  }

  /** Hands over a task again for which no thread could be made. */
  Answer acceptAgain(Runnable task) {
    change();
    return closing.hasBegun() ? new Answer.Rejected() : acceptBeyondCore(task, null);
  }

  private Answer acceptBeyondCore(Runnable task, @Nullable Worker receiver) {
    if (handOver != null) {
      return handOver(task, receiver);
    }
    Operations.publish(this, task);
    if (queue.offer(task)) {
      return afterOffer(task);
    }
    if (!simpleQueue) {
      change();
    }
    return newWorkerOrNone(task);
  }

  /** Hands over a task that has its time. */
  Answer enter(ScheduledTask<?> task) {
    change();
    if (closing.hasBegun()) {
      return new Answer.Rejected();
    }
    Operations.publish(this, task);
    agenda().enter(task);
    return workers.size() < Math.max(1, core)
        ? new Answer.NewWorker(add(null))
        : new Answer.Accepted();
  }

  /** The same for one that is to be run again; returns whether it is. */
  boolean enterAgain(ScheduledTask<?> task) {
    Steps.changeForNow(
        () -> agenda().isEmpty() && pool.takesBack(task) && !Steps.tasksAreLookedAt(),
        SITE,
        new Steps.Part(pool, Steps.STATE));
    if (!pool.takesBack(task)) {
      return false;
    }
    task.goOn();
    agenda().enterAgain(task);
    return true;
  }

  private Agenda agenda() {
    return Objects.requireNonNull(agenda);
  }

  private Answer newWorkerOrNone(Runnable task) {
    return !closing.hasBegun() && workers.size() < maximum
        ? new Answer.NewWorker(add(task))
        : new Answer.Rejected();
  }

  private Answer handOver(Runnable task, @Nullable Worker receiver) {
    if (receiver == null) {
      return newWorkerOrNone(task);
    }
    receiver.handed(task);
    return new Answer.Accepted();
  }

  private Answer afterOffer(Runnable task) {
    if (!simpleQueue) {
      change();
      if (closing.hasBegun() && queue.remove(task)) {
        return new Answer.Rejected();
      }
    }
    return workers.isEmpty() ? new Answer.NewWorker(add(null)) : new Answer.Accepted();
  }

  private Worker add(@Nullable Runnable first) {
    Worker worker = new Worker(pool, this, first);
    Operations.publish(this, worker);
    workers.add(worker);
    largest = Math.max(largest, workers.size());
    return worker;
  }

  /** A new worker without a task, if there are fewer than that. */
  @Nullable Worker hire(int fewerThan) {
    change();
    return closing.leavesNothingToDo() || workers.size() >= fewerThan ? null : add(null);
  }

  /** A worker whose thread could not be made. */
  void dismiss(Worker worker) {
    change();
    workers.remove(worker);
    closing.endIfDone();
  }

  /** The next task of a worker; null if it is to leave, and has been counted out. */
  @Nullable Runnable next(Worker worker) {
    if (handOver != null) {
      return settle(worker, handOver.next(worker));
    }
    return simpleQueue ? nextInOneStep(worker) : nextFromQueue(worker);
  }

  private @Nullable Runnable nextInOneStep(Worker worker) {
    boolean inTime;
    do {
      inTime = awaitTask();
    } while (inTime && queue.isEmpty() && !mustLeave());
    Runnable task = inTime && !mustLeave() ? queue.poll() : null;
    return settle(worker, task);
  }

  /**
   * Waits for a task, the time to leave, or other terms; returns whether they have come in time.
   */
  private boolean awaitTask() {
    Object known = terms;
    Waits.Need need =
        new Waits.Need(() -> !queue.isEmpty() || mustLeave() || terms != known, this::describeWait);
    if (agenda != null) {
      need = need.with(agenda::choices, () -> agenda.hasOneAgainOnly() && !mustLeave());
    }
    boolean inTime =
        Waits.await(pool, need, patience(), SITE, Steps.Part.taken(queue, Steps.STATE));
    Operations.calling(queue, SITE);
    return inTime;
  }

  /** Lets workers that wait ask anew how long to do so; part of a step. */
  void renewTerms() {
    terms = new Object();
    interrupt(false);
  }

  private @Nullable Runnable nextFromQueue(Worker worker) {
    change();
    Runnable task = null;
    boolean late = false;
    while (task == null && !mustLeave() && !(late && mayLeave())) {
      worker.atQueue = true;
      long patience = patience();
      try {
        task = patience < 0 ? queue.take() : queue.poll(patience, TimeUnit.NANOSECONDS);
        late = task == null;
      } catch (InterruptedException _) {
        late = false;
      }
      change();
      worker.atQueue = false;
    }
    return settle(worker, task);
  }

  private @Nullable Runnable settle(Worker worker, @Nullable Runnable task) {
    if (task == null) {
      leave(worker);
    }
    return task;
  }

  String describeWait() {
    return "a task, as the pool " + Steps.name(pool) + " has not been shut down";
  }

  boolean mustLeave() {
    return closing.leavesNothingToDo()
        || workers.size() > maximum && (workers.size() > 1 || queue.isEmpty());
  }

  private boolean mayLeave() {
    return workers.size() > 1 || queue.isEmpty();
  }

  /** How long an idle worker waits, or for ever. */
  long patience() {
    return coreMayLeave || workers.size() > core ? keepAlive : Waits.FOR_EVER;
  }

  private void leave(Worker worker) {
    workers.remove(worker);
    closing.endIfDone();
    int wanted = coreMayLeave ? 0 : core;
    int least = wanted == 0 && !queue.isEmpty() ? 1 : wanted;
    if (workers.size() < least && !closing.leavesNothingToDo()) {
      pool.start(add(null));
    }
  }

  /** A worker was thrown out by an exception; another takes its place. */
  void lose(Worker worker) {
    change();
    workers.remove(worker);
    closing.endIfDone();
    if (!closing.leavesNothingToDo()) {
      pool.start(add(null));
    }
  }

  /** Interrupts all workers, or those at the queue; part of a step. */
  void interrupt(boolean all) {
    boolean any = false;
    for (Worker worker : new ArrayList<>(workers)) {
      Thread thread = worker.thread;
      if (thread != null && (all || worker.atQueue)) {
        thread.interrupt();
        any = true;
      }
    }
    if (any) {
      change();
    }
  }

  boolean remove(Runnable task) {
    change();
    boolean removed = queue.remove(task);
    closing.endIfDone();
    return removed;
  }

  void dropOldest() {
    change();
    queue.poll();
  }

  /** A worker counts as one that has a task from now on, or as one that has none. */
  void countAs(Worker worker, boolean active) {
    if (Steps.tasksAreLookedAt()) {
      Steps.count(pool, Steps.COUNT, SITE);
      worker.active = active;
    }
  }

  /** A worker has done its task. */
  void count(Worker worker) {
    if (Steps.tasksAreLookedAt()) {
      Steps.count(pool, Steps.COUNT, SITE);
      worker.active = false;
      completed++;
    }
  }

  /** How many workers there are. */
  int size() {
    lookAtHandOver();
    Steps.look(pool, Steps.STATE, SITE);
    return closing.isOver ? 0 : workers.size();
  }

  /** The number of workers that stay is about to be changed. */
  void changeCore() {
    lookAtHandOver();
    Steps.change(pool, Steps.STATE, SITE);
  }

  /** From now on it matters in which order workers wait for tasks to be handed over, and leave. */
  void lookAtHandOver() {
    if (handOver != null) {
      Steps.lookAtTasks();
    }
  }

  int active() {
    int count = 0;
    for (int i = 0; i < workers.size(); i++) {
      count += workers.get(i).active ? 1 : 0;
    }
    return count;
  }
}
