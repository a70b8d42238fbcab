/** Tests. */
@NullMarked
package io.mazurka.cli.replay;

import org.jspecify.annotations.NullMarked;
