package io.mazurka.jvm.substitute;

import static io.mazurka.jvm.substitute.Here.SITE;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Steps;
import io.mazurka.jvm.runtime.Waits;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * The futures of several tasks as they are done, for one thread that waits for the first good one.
 * Who is done after that changes nothing.
 */
final class FirstDone<T extends @Nullable Object> {

  private final List<Future<T>> done = new ArrayList<>();
  private final long nanos;
  private boolean good;
  private int taken;

  FirstDone() {
    this(Waits.FOR_EVER);
  }

  /** The same where there is so much time. */
  FirstDone(long nanos) {
    this.nanos = nanos;
  }

  /** A task that tells when it is done. */
  FutureTask<?> telling(RunnableFuture<T> future) {
    return new Telling(future);
  }

  private final class Telling extends FutureTask<@Nullable Void> {

    private final RunnableFuture<T> future;

    Telling(RunnableFuture<T> future) {
      super(future, null);
      this.future = future;
    }

    @Override
    protected void done() {
      tell(future);
    }
  }

  private void tell(RunnableFuture<T> future) {
    Steps.changeIf(() -> !good, SITE, new Steps.Part(FirstDone.this, Steps.RESULT));
    Operations.publish(this, future);
    done.add(future);
    good |= future instanceof FutureTask<?> task && task.isSuccessfulNow();
  }

  /**
   * The next future that is done, or null if there is none.
   *
   * @param waits whether to wait for one
   */
  @Nullable Future<T> next(boolean waits) throws InterruptedException, TimeoutException {
    if (!waits) {
      Steps.look(this, Steps.RESULT, SITE);
    } else if (!Waits.awaitResult(this, new Waits.Need(this::hasNext, this::words), nanos, SITE)) {
      throw new TimeoutException();
    }
    return hasNext() ? done.get(taken++) : null;
  }

  private boolean hasNext() {
    return taken < done.size();
  }

  private String words() {
    return "the first of several tasks that are run for one result";
  }
}
