/** The command line: what is asked for, and the order in which things happen. */
@NullMarked
package io.mazurka.cli;

import org.jspecify.annotations.NullMarked;
