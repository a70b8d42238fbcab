/** Tests. */
@NullMarked
package io.mazurka.cli.bench;

import org.jspecify.annotations.NullMarked;
