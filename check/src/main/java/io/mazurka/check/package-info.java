/** One search from its start to everything that is to be said about it. */
@NullMarked
package io.mazurka.check;

import org.jspecify.annotations.NullMarked;
