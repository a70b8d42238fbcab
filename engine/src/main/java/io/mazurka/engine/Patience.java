package io.mazurka.engine;

/**
 * How long {@code auto} goes on in one way before it looks for a better one, in executions.
 *
 * @param turn after how many of them, or what costs as much, another search has its first turn
 * @param trial after how many recognising states must pay for the first time where it is begun with
 * @param sample how many say whether recognising states pays
 */
record Patience(long turn, long trial, long sample) {

  static final Patience USUAL = new Patience(1_000, 32, 64);
}
