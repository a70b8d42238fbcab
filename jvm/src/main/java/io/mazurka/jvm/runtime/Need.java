package io.mazurka.jvm.runtime;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * What a thread that waits for a synchronizer needs before it can go on.
 *
 * @param met whether it can go on in the present state
 * @param words what it waits for, as in "a permit of Semaphore#1"
 * @param holders the threads that have it
 */
public record Need(BooleanSupplier met, Supplier<String> words, Supplier<List<Thread>> holders) {

  /** Something that is nobody's. */
  public Need(BooleanSupplier met, Supplier<String> words) {
    this(met, words, List::of);
  }
}
