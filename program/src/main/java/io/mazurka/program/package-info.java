/**
 * The seam between the search and the programs it runs: what a front end provides and the few
 * immutable values that cross over.
 */
@NullMarked
package io.mazurka.program;

import org.jspecify.annotations.NullMarked;
