package io.mazurka.cli.bench.peers;

import java.time.Duration;

/**
 * How much a tool may use for a program.
 *
 * @param time from the start of its process to the end
 * @param megabytes the most that the heap may grow to
 */
public record Limits(Duration time, int megabytes) {}
