/**
 * Reads the state of a Java program: its threads' frames, its heap and what the runtime holds, as a
 * graph in which nothing is left of addresses, numbers and variables that are never read again.
 */
@NullMarked
package io.mazurka.jvm.probe;

import org.jspecify.annotations.NullMarked;
