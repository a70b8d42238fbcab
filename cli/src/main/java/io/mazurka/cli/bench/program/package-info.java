/** Programs that the benchmarks explore; most run under control only. */
@NullMarked
package io.mazurka.cli.bench.program;

import org.jspecify.annotations.NullMarked;
