/**
 * The programs: plain Java that knows no tool. Each runs from a fresh start, whenever it is run.
 */
@NullMarked
package io.mazurka.peers.program;

import org.jspecify.annotations.NullMarked;
