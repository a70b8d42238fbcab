/** Tests. */
@NullMarked
package io.mazurka.maven;

import org.jspecify.annotations.NullMarked;
