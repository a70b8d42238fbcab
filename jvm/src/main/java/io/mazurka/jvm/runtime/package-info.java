/** The world in which an instrumented program runs: its threads, monitors, variables and clocks. */
@NullMarked
package io.mazurka.jvm.runtime;

import org.jspecify.annotations.NullMarked;
