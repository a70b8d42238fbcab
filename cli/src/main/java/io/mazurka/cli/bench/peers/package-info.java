/** The same programs under Mazurka and under the tools that one might pick instead. */
@NullMarked
package io.mazurka.cli.bench.peers;

import org.jspecify.annotations.NullMarked;
