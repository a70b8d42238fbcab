package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.ThrownElsewhere;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the parts of a parallel stream have thrown: who evaluates the stream gets what was thrown
 * first, or a copy of it if another thread has thrown it. In Java any thread may handle any part,
 * so which of the two is a choice here.
 */
final class Failures {

  private final int site;
  private @Nullable Throwable first;
  private @Nullable Thread thrower;

  Failures(int site) {
    this.site = site;
    Operations.share(this);
  }

  /** What the function returns; what it throws is noted. */
  <R extends @Nullable Object> R noting(Supplier<R> function) {
    try {
      return function.get();
    } catch (Throwable e) {
      Operations.update(this, Operations.WHOLE, site);
      if (first == null) {
        first = e;
        thrower = Thread.currentThread();
      }
      throw e;
    }
  }

  /**
   * What was thrown first.
   *
   * @param thrown what has just been thrown; it is not noted if the execution cannot go on
   * @param byAnyone whether another thread may have handled in Java what the running one has
   */
  Throwable first(Throwable thrown, boolean byAnyone) {
    Throwable original = first == null ? thrown : first;
    if (first == null || (thrower == Thread.currentThread() && !byAnyone)) {
      return original;
    }
    Throwable copy = ThrownElsewhere.copyOf(original);
    return copy == original || Operations.choose(2, site) == 0 ? original : copy;
  }
}
