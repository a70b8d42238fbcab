/** Tests of the search, on programs held in memory. */
@NullMarked
package io.mazurka.engine;

import org.jspecify.annotations.NullMarked;
