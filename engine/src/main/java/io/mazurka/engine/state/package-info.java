/**
 * States as the search compares them: canonical forms of their graphs, and the symmetries that the
 * graphs have.
 */
@NullMarked
package io.mazurka.engine.state;

import org.jspecify.annotations.NullMarked;
