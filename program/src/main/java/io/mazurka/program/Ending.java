package io.mazurka.program;

import org.jspecify.annotations.Nullable;

/**
 * How an execution ended.
 *
 * @param outcome what the program printed, without the last line break
 * @param stuck the deadlock or livelock, if threads are left that can never move again
 */
public record Ending(String outcome, @Nullable Finding stuck) {}
