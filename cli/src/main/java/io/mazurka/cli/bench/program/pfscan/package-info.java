/** A parallel file scanner: workers look for a text in the files below a directory. */
@NullMarked
package io.mazurka.cli.bench.program.pfscan;

import org.jspecify.annotations.NullMarked;
