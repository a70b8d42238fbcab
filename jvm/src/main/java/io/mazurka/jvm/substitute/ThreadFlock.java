package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The threads of a scope, which its owner waits for; for {@code jdk.internal.misc.ThreadFlock}. How
 * many there are is only counted, so that it does not matter in which order they end.
 */
public final class ThreadFlock {

  private final String name;
  private final Thread owner = Thread.currentThread();
  private final List<Thread> running = new ArrayList<>();
  private boolean shutdown;
  private boolean woken;

  private ThreadFlock(String name) {
    this.name = name;
  }

  public static ThreadFlock open(String name) {
    return new ThreadFlock(name);
  }

  public String name() {
    return name;
  }

  public Thread owner() {
    return owner;
  }

  /** Starts a thread, with the scoped values of the one that starts it. */
  public Thread start(Thread thread) {
    Steps.count(this, Steps.RESULT, SITE);
    if (shutdown) {
      throw new IllegalStateException("Shutdown");
    }
    Operations.publish(this, thread);
    running.add(thread);
    Operations.passScopedValues(thread);
    thread.start();
    Steps.changeAtEndOf(
        thread, () -> running.remove(thread), Steps.Part.counted(this, Steps.RESULT));
    return thread;
  }

  public void shutdown() {
    Steps.change(this, Steps.RESULT, SITE);
    shutdown = true;
  }

  /** The threads that have not ended. */
  public Stream<Thread> threads() {
    Steps.look(this, Steps.RESULT, SITE);
    return new ArrayList<>(running).stream();
  }

  /** Lets the owner go on who waits for the threads. */
  public void wakeup() {
    Steps.change(this, Steps.RESULT, SITE);
    woken = true;
  }

  public boolean awaitAll() throws InterruptedException {
    Waits.Need end = new Waits.Need(() -> running.isEmpty() || woken, this::describeWait);
    Waits.awaitResult(this, end, Waits.FOR_EVER, SITE);
    woken = false;
    return running.isEmpty();
  }

  private String describeWait() {
    return "the threads of " + Steps.name(this);
  }

  /** Waits for all threads, whatever happens. */
  public void close() {
    shutdown();
    Waits.awaitResult(this, new Waits.Need(running::isEmpty, this::describeWait), SITE);
  }
}
