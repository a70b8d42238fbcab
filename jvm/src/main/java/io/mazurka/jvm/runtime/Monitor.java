package io.mazurka.jvm.runtime;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The monitor of a shared object, and its wait set. */
final class Monitor implements Guard, WaitSet.Lock {

  private final World world;
  private final Object object;
  private final int lock;
  private final WaitSet waitSet;
  private @Nullable ProgramThread owner;
  private int count;

  Monitor(World world, Object object, int number) {
    this.world = world;
    this.object = object;
    this.lock = world.location(number, Locations.MONITOR);
    this.waitSet = new WaitSet(object, this, false);
  }

  boolean isOwnedBy(ProgramThread thread) {
    return owner == thread;
  }

  /** Who holds the monitor, or null. */
  @Nullable ProgramThread owner() {
    return owner;
  }

  /** How often its owner has entered it. */
  int count() {
    return count;
  }

  Object object() {
    return object;
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

  @Override
  public List<Thread> holders() {
    return owner == null ? List.of() : List.of(owner.identity());
  }

  void enter(ProgramThread thread, int site) {
    if (owner != thread) {
      thread.approach(site);
      thread.perform(Operation.of(Kind.LOCK, lock), this, site, Thread.State.BLOCKED);
      take(thread, 0);
    }
    count++;
  }

  /** Makes the thread own a monitor that it entered before anybody else could. */
  void own(ProgramThread thread) {
    if (count == 0) {
      thread.locks++;
    }
    owner = thread;
    count++;
  }

  /** Takes back one {@link #own}, as if the monitor had never been entered. */
  void disown() {
    count--;
    if (count == 0 && owner != null) {
      owner.locks--;
      owner = null;
    }
  }

  void exit(ProgramThread thread, int site) {
    checkOwner(thread);
    if (count > 1) {
      count--;
      return;
    }
    if (!world.protections().hide(thread, this)) {
      thread.perform(Operation.of(Kind.UNLOCK, lock), null, site);
    }
    release();
  }

  /**
   * Waits for a notification, and not longer than the given time unless that is 0; returns whether
   * the thread woke up otherwise than by time that passed.
   */
  boolean await(ProgramThread thread, long nanos, int site) throws InterruptedException {
    checkOwner(thread);
    if (object instanceof Thread waitedFor && !waitedFor.isVirtual()) {
      world.learned().note(Fact.WAITS_ON_THREADS);
    }
    long limit = nanos == 0 ? Synchronizer.FOR_EVER : nanos;
    return waitSet.await(thread, new WaitSet.Terms(lock, true, limit, false, site));
  }

  void notifyOne(ProgramThread thread, int site) {
    checkOwner(thread);
    waitSet.notifyOne(thread, site);
  }

  void notifyAll(ProgramThread thread, int site) {
    checkOwner(thread);
    waitSet.notifyAll(thread, site);
  }

  /** The location of the monitor itself. */
  int lock() {
    return lock;
  }

  WaitSet waitSet() {
    return waitSet;
  }

  @Override
  public int release() {
    int holds = count;
    ProgramThread thread = Operations.thread();
    world.released(thread, lock);
    thread.locks--;
    owner = null;
    count = 0;
    return holds;
  }

  @Override
  public void retake(int holds, int site) {
    ProgramThread thread = Operations.thread();
    thread.perform(Operation.of(Kind.LOCK, lock), this, site, Thread.State.BLOCKED);
    take(thread, holds);
  }

  private void take(ProgramThread thread, int depth) {
    owner = thread;
    count = depth;
    thread.locked(this);
    world.acquired(thread, lock);
  }

  private void checkOwner(ProgramThread thread) {
    if (owner != thread) {
      throw new IllegalMonitorStateException("current thread is not owner");
    }
  }
}
