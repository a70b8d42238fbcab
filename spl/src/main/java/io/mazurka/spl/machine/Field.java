package io.mazurka.spl.machine;

/** A field that cells have; every cell has all of them. */
public record Field(String name, Type type) {}
