package io.mazurka.jvm.coroutine;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
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

  private static final MethodHandle RUN = handle();

  private final MethodHandle run = RUN;
  private final Thread identity;
  private final Thread worker;
  private volatile boolean running;
  private volatile boolean abandoned;
  private volatile @Nullable Thread scheduler;

  PlatformCoroutine(Thread identity, Runnable code) {
    this.identity = identity;
    this.worker = Thread.ofPlatform().daemon().name(identity.getName()).unstarted(() -> live(code));
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
      LockSupport.park(this);
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
    enterIdentity();
    try {
      runApart(code);
    } catch (Abandoned _) {
      // The execution is over; nobody is interested in what this thread would still do.
    } finally {
      leaveIdentity();
      finish();
      handBack();
    }
  }

  /**
   * Runs the code through a handle, which the compiler does not look through: it takes the current
   * thread for the same all through a method and what is inlined there, and it has just changed.
   */
  private void runApart(Runnable code) {
    try {
      run.invokeExact(code);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private static MethodHandle handle() {
    try {
      return MethodHandles.lookup()
          .findVirtual(Runnable.class, "run", MethodType.methodType(void.class));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
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
