/** Texts that people read, compared with files that people have looked at. */
@NullMarked
package io.mazurka.golden;

import org.jspecify.annotations.NullMarked;
