/** Tests. */
@NullMarked
package io.mazurka.cli.json;

import org.jspecify.annotations.NullMarked;
