/** A compressor: workers compress the blocks of a file, and a writer puts them in order. */
@NullMarked
package io.mazurka.cli.bench.program.bzip2smp;

import org.jspecify.annotations.NullMarked;
