package io.mazurka.jvm.substitute;

import io.mazurka.jvm.runtime.Steps;
import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The tasks of a scheduled pool that wait for their time, the earliest first. Its methods are parts
 * of the pool's steps; the program gets to see a {@link WaitingTasks}.
 *
 * <p>Time is virtual. Nobody waits for it to pass: a worker that takes a task is from then on as
 * late as the task's time. What must not be lost is that a thread may be slow. If a task is handed
 * over after another one and is to be run before it, then it may well be handed over so late that
 * the other one comes first; that is a choice of whoever takes a task. Only the later rounds of a
 * task at a fixed rate never overtake others, as they would have to do so for ever.
 */
final class Agenda extends AbstractQueue<Runnable> implements BlockingQueue<Runnable> {

  private final List<ScheduledTask<?>> tasks = new ArrayList<>();
  private long turns;

  /** Adds a task that is new. */
  void enter(ScheduledTask<?> task) {
    task.turn = ++turns;
    insert(task);
  }

  /** Adds a task that has been run. If it counts from now on, so does its turn. */
  void enterAgain(ScheduledTask<?> task) {
    if (!task.comesRound) {
      task.turn = ++turns;
    }
    insert(task);
  }

  private void insert(ScheduledTask<?> task) {
    int i = tasks.size();
    while (i > 0 && task.compareTo(tasks.get(i - 1)) < 0) {
      i--;
    }
    tasks.add(i, task);
  }

  /** How many tasks may be the next one. */
  int choices() {
    int count = 0;
    for (int i = 0; i < tasks.size(); i++) {
      if (mayBeNext(i)) {
        count++;
      }
    }
    return Math.max(1, count);
  }

  private boolean mayBeNext(int index) {
    ScheduledTask<?> task = tasks.get(index);
    for (int i = 0; i < index; i++) {
      if (task.comesRound || tasks.get(i).turn < task.turn) {
        return false;
      }
    }
    return true;
  }

  /** Whether there is nothing but a task that has been run before. */
  boolean hasOneAgainOnly() {
    return tasks.size() == 1 && tasks.getFirst().again;
  }

  /** Takes the task that was chosen, when its time has come. */
  @Override
  public @Nullable Runnable poll() {
    int choice = Steps.choice();
    for (int i = 0; i < tasks.size(); i++) {
      if (mayBeNext(i) && choice-- == 0) {
        ScheduledTask<?> task = tasks.remove(i);
        Steps.passUntil(task.time);
        return task.outer;
      }
    }
    return null;
  }

  /** Takes the tasks out that are not to be run after all. */
  List<RunnableScheduledFuture<?>> drop(Predicate<ScheduledTask<?>> useless) {
    List<RunnableScheduledFuture<?>> dropped = new ArrayList<>();
    for (ScheduledTask<?> task : new ArrayList<>(tasks)) {
      if (useless.test(task)) {
        tasks.remove(task);
        dropped.add(task.outer);
      }
    }
    return dropped;
  }

  @Override
  public boolean remove(@Nullable Object task) {
    // To go through a list that others can reach would take steps, and this is a part of one.
    for (int i = 0; i < tasks.size(); i++) {
      if (tasks.get(i) == task || tasks.get(i).outer == task) {
        tasks.remove(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public @Nullable Runnable peek() {
    return tasks.isEmpty() ? null : tasks.getFirst().outer;
  }

  /** The tasks as they are now. */
  @Override
  public Iterator<Runnable> iterator() {
    List<Runnable> all = new ArrayList<>();
    for (int i = 0; i < tasks.size(); i++) {
      all.add(tasks.get(i).outer);
    }
    return all.iterator();
  }

  @Override
  public int size() {
    return tasks.size();
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
    int count = Math.min(atMost, tasks.size());
    for (int i = 0; i < count; i++) {
      to.add(tasks.removeFirst().outer);
    }
    return count;
  }

  @Override
  public boolean offer(Runnable task) {
    throw notAsked();
  }

  @Override
  public boolean offer(Runnable task, long timeout, TimeUnit unit) {
    throw notAsked();
  }

  @Override
  public void put(Runnable task) {
    throw notAsked();
  }

  @Override
  public Runnable take() {
    throw notAsked();
  }

  @Override
  public @Nullable Runnable poll(long timeout, TimeUnit unit) {
    throw notAsked();
  }

  private static IllegalStateException notAsked() {
    return new IllegalStateException("pools do not wait with their agenda");
  }
}
