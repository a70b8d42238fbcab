@NullMarked
package io.mazurka.cli.bench.growth;

import org.jspecify.annotations.NullMarked;
