/** Whole programs under control, and random ones against brute force. */
@NullMarked
package io.mazurka.jvm;

import org.jspecify.annotations.NullMarked;
