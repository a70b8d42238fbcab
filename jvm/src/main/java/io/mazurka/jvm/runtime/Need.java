package io.mazurka.jvm.runtime;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/**
 * What a thread that waits for a synchronizer needs before it can go on.
 *
 * @param met whether it can go on in the present state
 * @param words what it waits for, as in "a permit of Semaphore#1"
 */
public record Need(BooleanSupplier met, Supplier<String> words) {}
