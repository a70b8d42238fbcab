package io.mazurka.spl.machine;

/** A compiled expression. */
@FunctionalInterface
public interface Term {

  /** The value for the thread that moves; what it reads enters the footprint. */
  int value(Store store);
}
