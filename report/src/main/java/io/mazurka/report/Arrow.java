package io.mazurka.report;

/**
 * One step happens directly before another one of a different thread.
 *
 * @param from the number of the earlier step, from 0
 * @param to the number of the later step
 * @param reversible whether there can be a state in which either could come first, so that another
 *     schedule may turn them round
 */
record Arrow(int from, int to, boolean reversible) {}
