package io.mazurka.spl.machine;

import io.mazurka.program.Operation;

/** What a thread is about to do, and whether it can. */
public record Outlook(Operation operation, boolean enabled) {}
