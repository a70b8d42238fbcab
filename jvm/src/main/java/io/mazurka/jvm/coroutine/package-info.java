/** How a thread of the program is resumed and suspends itself, whatever carries it. */
@NullMarked
package io.mazurka.jvm.coroutine;

import org.jspecify.annotations.NullMarked;
