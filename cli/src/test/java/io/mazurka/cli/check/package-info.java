/** Tests. */
@NullMarked
package io.mazurka.cli.check;

import org.jspecify.annotations.NullMarked;
