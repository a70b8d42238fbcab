@NullMarked
package io.mazurka.cli.bench.program;

import org.jspecify.annotations.NullMarked;
