package io.mazurka.jvm.coroutine;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** A coroutine on a platform thread of its own: scheduler and thread hand a baton to and fro. */
final class PlatformCoroutine extends Coroutine {

  /** Unwinds the stack of a thread that was given up. */
  private static final class Abandoned extends Error {

    private static final long serialVersionUID = 1L;

    Abandoned() {
      super("abandoned", null, false, false);
    }
  }

  private final Thread identity;
  private final Thread worker;

  /** To park as the platform thread that this is, not as the virtual one it may have been. */
  private final Runnable park = new Apart(() -> LockSupport.park(this));

  private volatile boolean running;
  private volatile boolean abandoned;
  private volatile @Nullable Thread scheduler;

  PlatformCoroutine(Thread identity, Runnable code) {
    this.identity = identity;
    // The compiler takes the current thread for the same all through a method and what is inlined
    // there, and it will just have changed.
    Runnable apart = new Apart(code);
    this.worker =
        Thread.ofPlatform().daemon().name(identity.getName()).unstarted(() -> live(apart));
  }

  @Override
  public void resume() {
    scheduler = Thread.currentThread();
    running = true;
    if (worker.getState() == Thread.State.NEW) {
      worker.start();
    } else {
      LockSupport.unpark(worker);
    }
    while (running) {
      LockSupport.park(this);
    }
  }

  @Override
  public void suspend() {
    if (abandoned) {
      throw new Abandoned();
    }
    leaveIdentity();
    handBack();
    while (!running) {
      park.run();
    }
    if (abandoned) {
      throw new Abandoned();
    }
    enterIdentity();
  }

  /**
   * Compiled code may still have the platform thread for the current one, though it answers to
   * another object now.
   */
  @Override
  public boolean isCarriedBy(Thread current) {
    return current == identity || current == worker;
  }

  @Override
  public void abandon() {
    if (!finished() && worker.getState() != Thread.State.NEW) {
      abandoned = true;
      resume();
    }
  }

  private void live(Runnable code) {
    if (!Identity.AVAILABLE) {
      Identity.bequeath(identity, worker);
    }
    enterIdentity();
    try {
      code.run();
    } catch (Abandoned _) {
      // The execution is over; nobody is interested in what this thread would still do.
    } finally {
      leaveIdentity();
      finish();
      handBack();
    }
  }

  private void handBack() {
    running = false;
    LockSupport.unpark(scheduler);
  }

  private void enterIdentity() {
    if (Identity.AVAILABLE) {
      Identity.assume(identity);
    }
  }

  private void leaveIdentity() {
    if (Identity.AVAILABLE) {
      Identity.restore(worker);
    }
  }
}
