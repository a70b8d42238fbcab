/** Programs that the benchmarks explore; they run under control, never directly. */
@NullMarked
package io.mazurka.cli.bench.program;

import org.jspecify.annotations.NullMarked;
