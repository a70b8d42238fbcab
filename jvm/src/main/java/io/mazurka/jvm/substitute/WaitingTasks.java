package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The queue of a scheduled pool as the program sees it: every call is a step on the pool. What
 * waits there can be looked at and removed; it is handed over to the pool, not to the queue.
 */
final class WaitingTasks extends AbstractQueue<Runnable> implements BlockingQueue<Runnable> {

  private final ScheduledThreadPoolExecutor pool;
  private final Agenda agenda;

  WaitingTasks(ScheduledThreadPoolExecutor pool, Agenda agenda) {
    this.pool = pool;
    this.agenda = agenda;
  }

  @Override
  public int size() {
    Steps.look(pool, Steps.STATE, SITE);
    return agenda.size();
  }

  @Override
  public @Nullable Runnable peek() {
    Steps.look(pool, Steps.STATE, SITE);
    return agenda.peek();
  }

  @Override
  public Iterator<Runnable> iterator() {
    Steps.look(pool, Steps.STATE, SITE);
    return agenda.iterator();
  }

  @Override
  public boolean remove(@Nullable Object task) {
    Steps.change(pool, Steps.STATE, SITE);
    return agenda.remove(task);
  }

  @Override
  public void clear() {
    Steps.change(pool, Steps.STATE, SITE);
    agenda.drop(_ -> true);
  }

  @Override
  public @Nullable Runnable poll() {
    Steps.change(pool, Steps.STATE, SITE);
    return agenda.poll();
  }

  @Override
  public @Nullable Runnable poll(long timeout, TimeUnit unit) throws InterruptedException {
    return taken(Math.max(0, unit.toNanos(timeout)));
  }

  @Override
  @SuppressWarnings("NullAway") // Who waits for ever gets a task.
  public Runnable take() throws InterruptedException {
    return taken(Waits.FOR_EVER);
  }

  private @Nullable Runnable taken(long nanos) throws InterruptedException {
    Waits.Need task =
        new Waits.Need(() -> !agenda.isEmpty(), () -> "a task of " + Steps.name(pool));
    return Waits.awaitToChange(pool, task, nanos, SITE) ? agenda.poll() : null;
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public int drainTo(Collection<? super Runnable> to) {
    return drainTo(to, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super Runnable> to, int atMost) {
    Steps.change(pool, Steps.STATE, SITE);
    return agenda.drainTo(to, atMost);
  }

  @Override
  public boolean offer(Runnable task) {
    throw Steps.refused(
        "adding to the queue of a scheduled pool", "Hand the task over to the pool.");
  }

  @Override
  public boolean offer(Runnable task, long timeout, TimeUnit unit) {
    return offer(task);
  }

  @Override
  public void put(Runnable task) {
    offer(task);
  }
}
