/**
 * A download in parts: threads fetch parts of a file from a store and write them where they belong.
 */
@NullMarked
package io.mazurka.cli.bench.program.aget;

import org.jspecify.annotations.NullMarked;
