/** Tests. */
@NullMarked
package io.mazurka.text;

import org.jspecify.annotations.NullMarked;
