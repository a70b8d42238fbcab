/** Tests. */
@NullMarked
package io.mazurka.cli;

import org.jspecify.annotations.NullMarked;
