package io.mazurka.jvm.coroutine;

import java.util.function.Predicate;
import jdk.internal.vm.Continuation;
import jdk.internal.vm.ContinuationScope;

/**
 * A coroutine on the scheduler's own thread. The one class that knows the JDK's internal
 * continuations.
 */
final class ContinuationCoroutine extends Coroutine {

  private static final class Scope {
    static final ContinuationScope MAZURKA = new ContinuationScope("mazurka");
  }

  private final Thread identity;
  private final Continuation continuation;

  ContinuationCoroutine(Thread identity, Runnable code) {
    this.identity = identity;
    // The JDK shows no frames that are compiled into the one at which a continuation begins.
    this.continuation =
        new Continuation(Scope.MAZURKA, new Apart(code)) {
          @Override
          protected void onPinned(Pinned reason) {
            throw new CannotSuspendException(reason.toString());
          }
        };
  }

  /** Whether this JVM lets us use continuations at all. */
  static boolean available() {
    try {
      return Scope.MAZURKA != null && Identity.AVAILABLE;
    } catch (LinkageError _) {
      return false;
    }
  }

  @Override
  public void resume() {
    Thread carrier = Identity.assume(identity);
    try {
      continuation.run();
    } finally {
      Identity.restore(carrier);
    }
    if (continuation.isDone()) {
      finish();
    }
  }

  @Override
  public void suspend() {
    Continuation.yield(Scope.MAZURKA);
  }

  @Override
  public boolean walk(Predicate<Frame> wanted) {
    return LiveFrames.walk(Scope.MAZURKA, continuation, wanted);
  }

  @Override
  public boolean isCarriedBy(Thread current) {
    return current == identity;
  }

  @Override
  public void abandon() {
    // An unreachable continuation is garbage like any other object.
  }
}
