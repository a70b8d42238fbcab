package io.mazurka.spl.machine;

/**
 * What a transition did to one object, in words.
 *
 * @param value what was read, or "old → new"; may be empty
 */
public record Effect(String operation, String object, String value) {}
