/** Tests. */
@NullMarked
package io.mazurka.junit;

import org.jspecify.annotations.NullMarked;
