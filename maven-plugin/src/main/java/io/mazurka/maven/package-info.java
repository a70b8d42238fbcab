/** Mazurka in a Maven build. */
@NullMarked
package io.mazurka.maven;

import org.jspecify.annotations.NullMarked;
