package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * An atomic variable to which a function of the program is applied.
 *
 * <p>The JDK reads the variable, calls the function and retries if the variable has changed
 * meanwhile. As long as the function does nothing that other threads notice, that is one atomic
 * update, and here it is one operation. A function that performs visible operations of its own gets
 * what it would get from the JDK: a compare-and-set after it, and another try if that fails.
 *
 * @param <V> the type of the value, boxed
 */
abstract class Cell<V extends @Nullable Object> {

  private final Object target;
  private final int slot;

  /** The variable at this location. */
  Cell(Object target, int slot) {
    this.target = target;
    this.slot = slot;
  }

  /** The value now. */
  abstract V get();

  /** Replaces the value if it is this one, in the variable's own sense of being the same. */
  abstract boolean replace(V before, V after);

  /** Whether the value is this one. */
  boolean holds(V value) {
    return Objects.equals(get(), value);
  }

  /** Applies the function; gives the value before it. */
  final V getAndUpdate(UnaryOperator<V> function, int site) {
    return update(function, false, site);
  }

  /** Applies the function; gives the value after it. */
  final V updateAndGet(UnaryOperator<V> function, int site) {
    return update(function, true, site);
  }

  private V update(UnaryOperator<V> function, boolean after, int site) {
    while (true) {
      Operations.update(target, slot, site);
      V old = get();
      boolean before = Operations.watch();
      boolean moved;
      V changed;
      try {
        changed = function.apply(old);
        Operations.publish(target, changed);
      } finally {
        moved = Operations.watched(before);
      }
      if (moved) {
        Operations.compareAndSet(target, slot, () -> holds(old), site);
      }
      if (replace(old, changed)) {
        return after ? changed : old;
      }
    }
  }
}
