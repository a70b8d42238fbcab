package io.mazurka.spl.machine;

/**
 * A thread that runs from the start.
 *
 * @param index the value of its first local variable
 */
public record Active(String name, ThreadCode code, int index) {}
