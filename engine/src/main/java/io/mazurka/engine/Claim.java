package io.mazurka.engine;

/**
 * What a worker has taken upon itself to explore: a transition from a junction, and whatever
 * follows on it.
 */
record Claim(Junction junction, int thread, int alternative) {}
