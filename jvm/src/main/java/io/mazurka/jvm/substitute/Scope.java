package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A scope and its threads. Whether it is cancelled and how many threads are left are two variables,
 * of which the second is only counted: in which order threads end does not matter.
 */
final class Scope<T extends @Nullable Object, R extends @Nullable Object>
    implements StructuredTaskScope<T, R> {

  /** How far its owner has come, which only the owner knows. */
  private enum Stage {
    NEW,
    FORKED,
    JOINING,
    JOINED,
    CLOSED
  }

  private final Joiner<? super T, ? extends R> joiner;
  private final Settings settings;
  private final Thread owner = Thread.currentThread();
  private final List<Thread> started = new ArrayList<>();
  private Stage stage = Stage.NEW;
  private @Nullable Future<?> timer;
  private int running;
  private boolean cancelled;
  private boolean woken;
  private boolean late;

  private Scope(Joiner<? super T, ? extends R> joiner, Settings settings) {
    this.joiner = Objects.requireNonNull(joiner);
    this.settings = settings;
  }

  /** How a scope is opened. */
  private record Settings(
      @Nullable ThreadFactory factory, @Nullable String name, @Nullable Duration timeout)
      implements Configuration {

    @Override
    public Configuration withThreadFactory(ThreadFactory threadFactory) {
      return new Settings(Objects.requireNonNull(threadFactory), name, timeout);
    }

    @Override
    public Configuration withName(String newName) {
      return new Settings(factory, Objects.requireNonNull(newName), timeout);
    }

    @Override
    public Configuration withTimeout(Duration newTimeout) {
      return new Settings(factory, name, Objects.requireNonNull(newTimeout));
    }
  }

  static <T extends @Nullable Object, R extends @Nullable Object> Scope<T, R> opened(
      Joiner<? super T, ? extends R> joiner, Function<Configuration, Configuration> configuration) {
    Settings settings = (Settings) configuration.apply(new Settings(null, null, null));
    Scope<T, R> scope = new Scope<>(joiner, settings);
    if (settings.timeout != null) {
      scope.limit(settings.timeout);
    }
    return scope;
  }

  private void limit(Duration timeout) {
    long nanos = TimeUnit.NANOSECONDS.convert(timeout);
    DelayedAction<?> expiry = DelayedAction.of(nanos, this::expire);
    ForkJoinPool.commonPool().run(expiry);
    timer = expiry;
  }

  private void expire() {
    cancel(true);
  }

  private void ensureOwner() {
    if (Thread.currentThread() != owner) {
      throw new WrongThreadException("Current thread not owner");
    }
  }

  private void ensureNotJoined() {
    if (stage.compareTo(Stage.FORKED) > 0) {
      throw new IllegalStateException("Already joined or scope is closed");
    }
  }

  void ensureJoinedIfOwner() {
    if (Thread.currentThread() == owner && stage.compareTo(Stage.JOINING) <= 0) {
      throw new IllegalStateException("join not called");
    }
  }

  @Override
  public <U extends T> Subtask<U> fork(Callable<? extends U> task) {
    Objects.requireNonNull(task);
    ensureOwner();
    ensureNotJoined();
    ScopeTask<U> subtask = new ScopeTask<>(this, task);
    if (joiner.onFork(subtask)) {
      cancel(false);
    }
    if (settings.factory == null || !isCancelled()) {
      start(thread(subtask));
    }
    stage = Stage.FORKED;
    return subtask;
  }

  @Override
  @SuppressWarnings("NullAway") // There is nothing to give.
  public <U extends T> Subtask<U> fork(Runnable task) {
    Objects.requireNonNull(task);
    return fork(() -> {
      task.run();
      return null;
    });
  }

  private Thread thread(Runnable subtask) {
    if (settings.factory == null) {
      return Thread.ofVirtual().unstarted(subtask);
    }
    Thread thread = settings.factory.newThread(subtask);
    if (thread == null) {
      throw new RejectedExecutionException("Rejected by thread factory");
    }
    return thread;
  }

  /** Starts a thread, with the scoped values of the owner, unless the scope is cancelled. */
  private void start(Thread thread) {
    Steps.change(
        SITE, Steps.Part.looked(this, Steps.STATE), Steps.Part.counted(this, Steps.RESULT));
    if (cancelled) {
      return;
    }
    running++;
    Operations.publish(this, thread);
    started.add(thread);
    Operations.passScopedValues(thread);
    thread.start();
    Steps.changeAtEndOf(thread, () -> running--, Steps.Part.counted(this, Steps.RESULT));
  }

  /** A subtask is over that was not cancelled before. */
  void onComplete(ScopeTask<? extends T> subtask) {
    if (joiner.onComplete(subtask)) {
      cancel(false);
    }
  }

  /** Interrupts whoever is left, and lets the owner go on. */
  private void cancel(boolean isLate) {
    Steps.changeIf(() -> !cancelled, SITE, new Steps.Part(this, Steps.STATE));
    if (cancelled) {
      return;
    }
    cancelled = true;
    late = isLate;
    for (Thread thread : new ArrayList<>(started)) {
      if (thread != Thread.currentThread()) {
        thread.interrupt();
      }
    }
    Steps.change(this, Steps.STATE, SITE);
    woken = true;
  }

  @Override
  public R join() throws InterruptedException {
    ensureOwner();
    ensureNotJoined();
    stage = Stage.JOINING;
    Waits.Need end = new Waits.Need(() -> running == 0 || woken, this::describeWait);
    Steps.Part waking = Steps.Part.looked(this, Steps.STATE);
    Waits.awaitResult(this, end, Waits.FOR_EVER, SITE, waking);
    if (late) {
      throw new TimeoutException();
    }
    callOffTimer();
    stage = Stage.JOINED;
    try {
      return joiner.result();
    } catch (Throwable e) {
      throw new FailedException(e);
    }
  }

  private String describeWait() {
    return "the subtasks of " + Steps.name(this);
  }

  private void callOffTimer() {
    if (timer != null) {
      timer.cancel(false);
    }
  }

  @Override
  public boolean isCancelled() {
    Steps.look(this, Steps.STATE, SITE);
    return cancelled;
  }

  @Override
  public void close() {
    ensureOwner();
    Stage before = stage;
    if (before == Stage.CLOSED) {
      return;
    }
    if (before.compareTo(Stage.JOINED) < 0) {
      cancel(false);
      callOffTimer();
    }
    Waits.awaitResult(this, new Waits.Need(() -> running == 0, this::describeWait), SITE);
    stage = Stage.CLOSED;
    if (before == Stage.FORKED) {
      throw new IllegalStateException("Owner did not join after forking");
    }
  }

  @Override
  public String toString() {
    return settings.name == null ? Objects.toIdentityString(this) : settings.name;
  }
}
