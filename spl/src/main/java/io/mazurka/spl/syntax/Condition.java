package io.mazurka.spl.syntax;

/** A boolean expression with its source, as findings quote it. */
public record Condition(Expression expression, String text) {}
