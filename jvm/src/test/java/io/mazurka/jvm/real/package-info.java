/** Compares what programs do under control with what they do on the Java virtual machine itself. */
@NullMarked
package io.mazurka.jvm.real;

import org.jspecify.annotations.NullMarked;
