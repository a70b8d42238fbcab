/** Tests. */
@NullMarked
package io.mazurka.check;

import org.jspecify.annotations.NullMarked;
