/** SPL as executed: compiled threads, and the machine that runs them one transition at a time. */
@NullMarked
package io.mazurka.spl.machine;

import org.jspecify.annotations.NullMarked;
