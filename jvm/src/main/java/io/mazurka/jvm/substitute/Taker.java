package io.mazurka.jvm.substitute;

import org.jspecify.annotations.Nullable;

/** A thread that waits for an element of a queue. */
final class Taker<E> {

  @Nullable E received;

  boolean isServed() {
    return received != null;
  }
}
