/** Results for other programs to read. */
@NullMarked
package io.mazurka.cli.json;

import org.jspecify.annotations.NullMarked;
