/** How the cost of a search grows: with threads, operations, depth, executions and workers. */
@NullMarked
package io.mazurka.cli.bench.growth;

import org.jspecify.annotations.NullMarked;
