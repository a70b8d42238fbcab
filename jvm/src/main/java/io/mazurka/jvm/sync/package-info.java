/**
 * The locks and synchronizers of {@code java.util.concurrent} under control. Where a program makes
 * an object of one of these classes, it gets one of the subclass here: every method does what the
 * JDK's documentation says, as one visible operation, and none of the JDK's state is used.
 *
 * <p>Fairness: whom a fair lock serves first is decided by who came first, and all orders of coming
 * are explored. Coming is a step of its own only where it shows who has come, see {@link
 * io.mazurka.jvm.runtime.Line}.
 */
@NullMarked
package io.mazurka.jvm.sync;

import org.jspecify.annotations.NullMarked;
