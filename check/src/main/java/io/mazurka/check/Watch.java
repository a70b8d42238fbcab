package io.mazurka.check;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Watches work with a program from outside, and notices that it has been at the same transition for
 * too long. A transition takes microseconds; one that does not end is in a call that nobody can
 * interrupt.
 */
public final class Watch {

  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** Patience is counted, not timed: nobody runs while the machine sleeps. */
  private static final int LOOKS = 20;

  private final Loaded loaded;
  private final Runnable stop;
  private final Duration patience;
  private Optional<String> stuck = Optional.empty();

  public Watch(Loaded loaded) {
    this(loaded, () -> {});
  }

  /**
   * A watch over a program.
   *
   * @param stop makes the work end soon; called when the waiting thread is interrupted
   */
  public Watch(Loaded loaded, Runnable stop) {
    this(loaded, stop, PATIENCE);
  }

  Watch(Loaded loaded, Runnable stop, Duration patience) {
    this.loaded = loaded;
    this.stop = stop;
    this.patience = patience;
  }

  /**
   * Does the work on a thread of its own; gives the other answer if the program is stuck, and ever
   * after, as a stuck program cannot be started again.
   */
  public <T> T run(Supplier<T> work, Supplier<T> otherwise) {
    if (stuck.isPresent()) {
      return otherwise.get();
    }
    Work<T> doing = new Work<>(work);
    Thread worker = Thread.ofPlatform().daemon().name("mazurka-search").start(doing);
    if (ended(worker)) {
      return doing.result();
    }
    stuck = Optional.of(complaint());
    return otherwise.get();
  }

  /** Where the program does not come back from, if it is stuck. */
  public Optional<String> stuck() {
    return stuck;
  }

  private boolean ended(Thread worker) {
    long before = -1;
    int idle = 0;
    boolean interrupted = false;
    boolean ended = false;
    while (!ended && idle < LOOKS) {
      try {
        ended = worker.join(patience.dividedBy(LOOKS));
      } catch (InterruptedException e) {
        interrupted = true;
        stop.run();
      }
      long now = loaded.steps();
      idle = now == before && !loaded.mayBeHeld() ? idle + 1 : 0;
      before = now;
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return ended;
  }

  private String complaint() {
    return "the program has not come back for "
        + patience.toSeconds()
        + " seconds from a call that cannot be controlled"
        + loaded.whereabouts().map(where -> ": " + where).orElse("")
        + ". Take what blocks or computes there out of the program under test.";
  }

  /** The work, and what became of it. */
  private static final class Work<T> implements Runnable {

    private final Supplier<T> work;
    private @Nullable T result;
    private @Nullable RuntimeException failure;

    Work(Supplier<T> work) {
      this.work = work;
    }

    @Override
    public void run() {
      try {
        result = work.get();
      } catch (RuntimeException e) {
        failure = e;
      }
    }

    T result() {
      if (failure != null) {
        throw failure;
      }
      if (result == null) {
        throw new IllegalStateException("the work ended without a result");
      }
      return result;
    }
  }
}
