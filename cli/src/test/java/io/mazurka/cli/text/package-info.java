/** Tests. */
@NullMarked
package io.mazurka.cli.text;

import org.jspecify.annotations.NullMarked;
