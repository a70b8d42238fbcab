@NullMarked
package io.mazurka.cli.bench.papers;

import org.jspecify.annotations.NullMarked;
