/** The project's own benchmarks. */
@NullMarked
package io.mazurka.cli.bench;

import org.jspecify.annotations.NullMarked;
