package io.mazurka.engine;

/**
 * What a search has done so far.
 *
 * @param executions complete runs, among them those cut short
 * @param transitions transitions explored, not those only replayed
 * @param sleepBlocked executions in which every enabled thread was asleep
 * @param maxDepth transitions of the longest execution
 */
public record Statistics(long executions, long transitions, long sleepBlocked, int maxDepth) {}
