package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Threads that have given up a lock and wait for a notification.
 *
 * <p>The notifications of a condition reach the waiters in the order of their arrival. Which thread
 * the {@code notify} of a monitor wakes is chosen late: it leaves a signal behind, and every thread
 * that was in the wait set by then is free to take it. The first to do so is the one that was
 * woken.
 *
 * <p>Whether a thread wakes up without a reason, where it may, is chosen when it begins to wait: so
 * that it goes on waiting stays possible, and a notification that never comes is noticed. It leaves
 * the signals to others.
 */
public final class WaitSet extends Part {

  /** What a thread must own to wait, and gives up while it does. */
  public interface Lock {

    /** The running thread, which owns the lock, gives it up; returns how often it held it. */
    int release();

    /** Waits for the lock, to hold it so often; the thread is at that site. */
    void retake(int holds, int site);

    /** Where those who are notified line up for the lock at once, or null. */
    default @Nullable Line line() {
      return null;
    }
  }

  private final Object object;
  private final Lock lock;
  private final boolean inOrder;
  private final List<Waiter> waiters = new ArrayList<>(0);
  private final List<Signal> signals = new ArrayList<>(0);
  private int arrivals;

  /**
   * The wait set of an object.
   *
   * @param inOrder whether notifications reach the threads in the order of their arrival
   */
  public WaitSet(Object object, Lock lock, boolean inOrder) {
    this.object = object;
    this.lock = lock;
    this.inOrder = inOrder;
  }

  /** A notification for one of the threads that had arrived by then. */
  private record Signal(int arrivals) {}

  /**
   * How to wait.
   *
   * @param lock the location of the lock
   * @param nanos for how long, or {@link Synchronizer#FOR_EVER}
   * @param tellsTime whether the thread learns how much of its time is left
   */
  record Terms(int lock, boolean interruptible, long nanos, boolean tellsTime, int site) {}

  /** A thread in the wait set. */
  final class Waiter extends Part implements Guard {
    final Thread thread;
    final int arrival;
    final Terms terms;
    final Patience patience;
    final @Nullable Await muted;
    final boolean spurious;
    boolean notified;

    Waiter(Thread thread, Terms terms, @Nullable Await muted, boolean spurious) {
      this.thread = thread;
      this.arrival = arrivals++;
      this.terms = terms;
      this.patience = Patience.of(terms.nanos);
      this.muted = muted;
      this.spurious = spurious;
    }

    boolean isInterrupted(ProgramThread thread) {
      return terms.interruptible && thread.interrupted;
    }

    /** Which of the signals the thread may take follows from the first that it may take. */
    void describe(Portrait portrait) {
      portrait.reference(WaitSet.this);
      portrait.value((notified ? 1 : 0) + (spurious ? 2 : 0));
      portrait.value(signalFor(this));
      portrait.value((terms.interruptible ? 1 : 0) + (terms.tellsTime ? 2 : 0));
      portrait.value(terms.nanos);
    }

    @Override
    public boolean opensFor(ProgramThread waiting) {
      return opensAtOnceFor(waiting)
          || patience.ends() && (muted == null || muted.opensFor(waiting));
    }

    @Override
    public boolean opensAtOnceFor(ProgramThread waiting) {
      return notified || spurious || signalFor(this) >= 0 || isInterrupted(waiting);
    }

    @Override
    public Patience patience() {
      return patience;
    }

    @Override
    public String describe() {
      return "a notification on " + World.active().names().object(object);
    }
  }

  /**
   * Waits with a lock whose operations are those of a synchronizer; returns whether the thread woke
   * up otherwise than by time that passed.
   */
  public boolean await(Synchronizer of, boolean interruptible, long nanos)
      throws InterruptedException {
    ProgramThread thread = Operations.thread();
    return await(thread, new Terms(of.location(), interruptible, nanos, false, thread.callSite));
  }

  /**
   * The same for one who learns how much of the time is left: if it was notified, it may come back
   * in time or not.
   */
  public boolean awaitAndTellTime(Synchronizer of, long nanos) throws InterruptedException {
    ProgramThread thread = Operations.thread();
    return await(thread, new Terms(of.location(), true, nanos, true, thread.callSite));
  }

  boolean await(ProgramThread thread, Terms terms) throws InterruptedException {
    boolean spurious = thread.wakesUpSpuriously(terms.site);
    Operation look = terms.interruptible ? Operation.of(Kind.UPDATE, thread.interruption) : null;
    Operation release = Operation.of(Kind.UNLOCK, terms.lock, look);
    thread.perform(Operation.of(Kind.WAIT, location(), release), null, terms.site);
    if (terms.interruptible) {
      Threads.checkInterrupt(thread);
    }
    Waiter waiter = new Waiter(thread.identity(), terms, thread.spin.takeMuted(), spurious);
    waiters.add(waiter);
    World.active().changes().bump(location());
    int holds = lock.release();
    thread.spin.released();
    boolean interrupted = sleepUntilWoken(thread, waiter);
    lock.retake(holds, terms.site);
    if (interrupted) {
      throw new InterruptedException();
    }
    return waiter.notified || waiter.spurious;
  }

  private boolean sleepUntilWoken(ProgramThread thread, Waiter waiter) {
    Operation look =
        waiter.terms.interruptible ? Operation.of(Kind.UPDATE, thread.interruption) : null;
    if (waiter.muted != null) {
      look = waiter.muted.operation(look);
    }
    Operation wake = Operation.of(Kind.WAKE, location(), look);
    thread.performEither(
        wake,
        waiter,
        waiter.terms.site,
        waiter.patience.state(),
        () -> isSignalled(waiter) && isUndecided(waiter, thread) ? 2 : 1);
    waiters.remove(waiter);
    World.active().changes().bump(location());
    boolean signalled = isSignalled(waiter);
    if (waiter.isInterrupted(thread) && (!signalled || !inOrder && thread.alternative() == 1)) {
      thread.clearInterrupt();
      dropUnmatchedSignals();
      return true;
    }
    if (waiter.spurious && !waiter.notified) {
      dropUnmatchedSignals();
    } else if (signalled) {
      takeSignal(waiter);
      thread.spin.changed();
    }
    boolean late = waiter.terms.tellsTime && thread.alternative() == 1;
    if (late || !signalled && !waiter.spurious) {
      World.active().pass(thread, waiter.terms.nanos);
    }
    return false;
  }

  /** Whether a thread that was notified may notice an interrupt first, or be late. */
  private boolean isUndecided(Waiter waiter, ProgramThread thread) {
    return inOrder ? mayBeLate(waiter) : waiter.isInterrupted(thread);
  }

  private static boolean mayBeLate(Waiter waiter) {
    return waiter.terms.tellsTime && waiter.patience != Patience.LONG;
  }

  private void takeSignal(Waiter waiter) {
    if (!waiter.notified) {
      signals.remove(signalFor(waiter));
      waiter.notified = true;
    }
  }

  /** Lets one thread go on; the running thread owns the lock. */
  public void signal() {
    ProgramThread thread = Operations.thread();
    notifyOne(thread, thread.callSite);
  }

  /** Lets all threads go on; the running thread owns the lock. */
  public void signalAll() {
    ProgramThread thread = Operations.thread();
    notifyAll(thread, thread.callSite);
  }

  void notifyOne(ProgramThread thread, int site) {
    thread.perform(notification(Kind.NOTIFY), null, site);
    if (inOrder) {
      waiters.stream().filter(w -> !w.notified).findFirst().ifPresent(this::wake);
    } else {
      signals.add(new Signal(arrivals));
      dropUnmatchedSignals();
    }
  }

  void notifyAll(ProgramThread thread, int site) {
    thread.perform(notification(Kind.NOTIFY_ALL), null, site);
    wakeAll();
  }

  /** Wakes every waiter, as the end of a thread does to those who wait on its object. */
  void wakeAll() {
    waiters.stream().filter(w -> !w.notified).forEach(this::wake);
    signals.clear();
  }

  private Operation notification(Kind kind) {
    Line line = lock.line();
    return Operation.of(kind, location(), line == null ? null : line.change());
  }

  private void wake(Waiter waiter) {
    waiter.notified = true;
    Line line = lock.line();
    if (line != null) {
      line.add(waiter.thread);
    }
  }

  /**
   * Looks which threads wait that nobody has notified, in the order of their arrival; the running
   * thread owns the lock.
   */
  public List<Thread> waiting() {
    ProgramThread thread = Operations.thread();
    thread.perform(Operation.of(Kind.READ, location()), null, thread.callSite);
    return waiters.stream()
        .filter(waiter -> !waiter.notified)
        .map(waiter -> waiter.thread)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  /** Tells of the signals and the waiting threads, in order where that matters. */
  void describe(Portrait portrait) {
    portrait.reference(object);
    portrait.value(signals.size());
    for (Waiter waiter : waiters) {
      if (inOrder) {
        portrait.reference(waiter);
      } else {
        portrait.member(waiter);
      }
    }
  }

  boolean isEmpty() {
    return waiters.isEmpty();
  }

  int location() {
    return World.active().locationOf(object, Locations.WAIT_SET);
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
}
