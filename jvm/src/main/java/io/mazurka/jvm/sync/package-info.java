/**
 * The locks and synchronizers of {@code java.util.concurrent} under control. Where a program makes
 * an object of one of these classes, it gets one of the subclass here: every method does what the
 * JDK's documentation says, as one visible operation, and none of the JDK's state is used.
 *
 * <p>Fairness: a fair lock or semaphore is explored as if it were not. Whom a fair one would serve
 * first is decided by who came first, and all orders of coming are explored; the schedules in which
 * a later thread overtakes are explored in addition.
 */
@NullMarked
package io.mazurka.jvm.sync;

import org.jspecify.annotations.NullMarked;
