/** From SPL as written to SPL as executed: names, types and code. */
@NullMarked
package io.mazurka.spl.compile;

import org.jspecify.annotations.NullMarked;
