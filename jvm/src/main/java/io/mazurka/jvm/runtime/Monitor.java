package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The monitor of a shared object, and its wait set.
 *
 * <p>Which thread a {@code notify} wakes is chosen late: it leaves a signal behind, and every
 * thread that was in the wait set by then is free to take it. The first to do so is the one that
 * was woken.
 */
final class Monitor implements Guard {

  private final World world;
  private final Object object;
  private final int lock;
  private final int waitSet;
  private final List<Waiter> waiters = new ArrayList<>(0);
  private final List<Signal> signals = new ArrayList<>(0);
  private int arrivals;
  private @Nullable ProgramThread owner;
  private int count;

  Monitor(World world, Object object, int number) {
    this.world = world;
    this.object = object;
    this.lock = world.location(number, Locations.MONITOR);
    this.waitSet = world.location(number, Locations.WAIT_SET);
  }

  /** A notification for one of the threads that had arrived by then. */
  private record Signal(int arrivals) {}

  /** A thread in the wait set. */
  private final class Waiter implements Guard {
    final int arrival;
    final boolean timed;
    final @Nullable Await muted;
    boolean notified;

    Waiter(boolean timed, @Nullable Await muted) {
      this.arrival = arrivals++;
      this.timed = timed;
      this.muted = muted;
    }

    @Override
    public boolean opensFor(ProgramThread waiting) {
      return notified
          || signalFor(this) >= 0
          || waiting.interrupted
          || timed && (muted == null || muted.opensFor(waiting));
    }

    @Override
    public String describe() {
      return "a notification on " + world.names().object(object);
    }
  }

  boolean isOwnedBy(ProgramThread thread) {
    return owner == thread;
  }

  /** Who holds the monitor, or null. */
  @Nullable ProgramThread owner() {
    return owner;
  }

  @Override
  public boolean opensFor(ProgramThread thread) {
    return owner == null;
  }

  @Override
  public String describe() {
    String text = "the monitor of " + world.names().object(object);
    return owner == null ? text : text + ", held by " + world.names().thread(owner);
  }

  void enter(ProgramThread thread, int site) {
    if (owner != thread) {
      thread.perform(Operation.of(Kind.LOCK, lock), this, site, Thread.State.BLOCKED);
      take(thread, 0);
    }
    count++;
  }

  /** Makes the thread own a monitor that it entered before anybody else could. */
  void own(ProgramThread thread) {
    owner = thread;
    count++;
  }

  void exit(ProgramThread thread, int site) {
    checkOwner(thread);
    if (count > 1) {
      count--;
      return;
    }
    thread.perform(Operation.of(Kind.UNLOCK, lock), null, site);
    release(thread);
  }

  /** Waits for a notification, and not longer than the given time unless that is 0. */
  void await(ProgramThread thread, long nanos, int site) throws InterruptedException {
    checkOwner(thread);
    Operation touchesInterruption = Operation.of(Kind.UPDATE, thread.interruption);
    thread.perform(
        Operation.of(Kind.WAIT, waitSet, Operation.of(Kind.UNLOCK, lock, touchesInterruption)),
        null,
        site);
    if (thread.interrupted) {
      thread.clearInterrupt();
      throw new InterruptedException();
    }
    int depth = count;
    Await muted = thread.spin.takeMuted();
    Waiter waiter = new Waiter(nanos > 0, muted);
    waiters.add(waiter);
    release(thread);
    thread.spin.released();
    boolean interrupted = sleepUntilWoken(thread, waiter, nanos, site);
    thread.perform(Operation.of(Kind.LOCK, lock), this, site, Thread.State.BLOCKED);
    take(thread, depth);
    if (interrupted) {
      throw new InterruptedException();
    }
  }

  private boolean sleepUntilWoken(ProgramThread thread, Waiter waiter, long nanos, int site) {
    Operation look = Operation.of(Kind.UPDATE, thread.interruption);
    if (waiter.muted != null) {
      look = waiter.muted.operation(look);
    }
    Operation wake = Operation.of(Kind.WAKE, waitSet, look);
    thread.performEither(
        wake, waiter, site, () -> thread.interrupted && isSignalled(waiter) ? 2 : 1);
    waiters.remove(waiter);
    boolean signalled = isSignalled(waiter);
    if (thread.interrupted && (!signalled || thread.alternative() == 1)) {
      thread.clearInterrupt();
      dropUnmatchedSignals();
      return true;
    }
    if (signalled) {
      int signal = signalFor(waiter);
      if (!waiter.notified) {
        signals.remove(signal);
      }
      thread.spin.changed();
    } else {
      world.clocks().pass(thread.number(), nanos);
    }
    return false;
  }

  void notifyOne(ProgramThread thread, int site) {
    checkOwner(thread);
    thread.perform(Operation.of(Kind.NOTIFY, waitSet), null, site);
    signals.add(new Signal(arrivals));
    dropUnmatchedSignals();
  }

  void notifyAll(ProgramThread thread, int site) {
    checkOwner(thread);
    thread.perform(Operation.of(Kind.NOTIFY_ALL, waitSet), null, site);
    wakeAll();
  }

  /** Wakes every waiter, as the end of a thread does to those who wait on its object. */
  void wakeAll() {
    for (Waiter waiter : waiters) {
      waiter.notified = true;
    }
    signals.clear();
  }

  /** The location of the monitor itself. */
  int lock() {
    return lock;
  }

  /** The location of the wait set. */
  int waitSet() {
    return waitSet;
  }

  boolean hasWaiters() {
    return !waiters.isEmpty();
  }

  private boolean isSignalled(Waiter waiter) {
    return waiter.notified || signalFor(waiter) >= 0;
  }

  /** The index of the oldest signal that the waiter may take, or -1. */
  private int signalFor(Waiter waiter) {
    for (int i = 0; i < signals.size(); i++) {
      if (waiter.arrival < signals.get(i).arrivals()) {
        return i;
      }
    }
    return -1;
  }

  /** A signal counts only if there is a waiter left for it when all older signals are taken. */
  private void dropUnmatchedSignals() {
    int taken = 0;
    for (int i = 0; i < signals.size(); ) {
      int arrived = 0;
      for (Waiter waiter : waiters) {
        if (!waiter.notified && waiter.arrival < signals.get(i).arrivals()) {
          arrived++;
        }
      }
      if (arrived > taken) {
        taken++;
        i++;
      } else {
        signals.remove(i);
      }
    }
  }

  private void take(ProgramThread thread, int depth) {
    owner = thread;
    count = depth;
    world.acquired(thread, lock);
  }

  private void release(ProgramThread thread) {
    owner = null;
    count = 0;
    world.released(thread, lock);
  }

  private void checkOwner(ProgramThread thread) {
    if (owner != thread) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }
}
