/** The papers' tables: the published figures, and the same programs here. */
@NullMarked
package io.mazurka.cli.bench.papers;

import org.jspecify.annotations.NullMarked;
