package io.mazurka.engine;

import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;

/**
 * A finding and a schedule that leads to it.
 *
 * @param execution the number of the execution that brought it to light, from 1
 */
public record Counterexample(Finding finding, Schedule schedule, long execution) {}
