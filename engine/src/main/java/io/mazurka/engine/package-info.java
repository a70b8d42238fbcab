/**
 * The search: knows threads, operations, traces and states, and nothing of what kind of program it
 * runs.
 */
@NullMarked
package io.mazurka.engine;

import org.jspecify.annotations.NullMarked;
