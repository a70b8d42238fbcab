/** Checks of published classes, unmodified, with small drivers. */
@NullMarked
package io.mazurka.libraries;

import org.jspecify.annotations.NullMarked;
