/**
 * What is known of a program from earlier executions, so that it need not be run again where it is
 * known what it would do.
 */
@NullMarked
package io.mazurka.engine.known;

import org.jspecify.annotations.NullMarked;
