package io.mazurka.engine;

import java.util.Arrays;

/**
 * How far the end of a search is, as far as can be told from the path.
 *
 * <p>Where something is left to explore from a state of the path, each thread is taken to cost what
 * those explored from there have cost on average. The cost of the branch that is going on is
 * estimated first, from the state below, and so on down to the last state. After Kilby, Slaney,
 * Thiébaux and Walsh, "Estimating search tree size", AAAI 2006, whose trees have two branches each.
 */
final class Outlook {

  /** How many executions there are from one estimate to the next. */
  private static final int BETWEEN_ESTIMATES = 8;

  /** How many times what was done there must be to do in all for the end to be far. */
  private static final int FAR = 8;

  private long[] entered = new long[64];
  private int[] explored = new int[64];
  private int last = -1;
  private long cost;
  private double estimate;

  /** An execution has ended, and the walk has gone back to where it goes on from. */
  void look(Walk walk) {
    int state = walk.path().length();
    if (state >= entered.length) {
      entered = Arrays.copyOf(entered, 2 * state);
      explored = Arrays.copyOf(explored, 2 * state);
    }
    for (int i = last + 1; i <= state; i++) {
      entered[i] = cost;
      explored[i] = 0;
    }
    explored[state]++;
    last = state;
    Effort effort = walk.path().effort();
    cost = effort.total();
    if (effort.executions() % BETWEEN_ESTIMATES == 0) {
      estimate = estimate(walk.expansion());
    }
  }

  /** Whether there is many times as much to come as there was. */
  boolean isFar() {
    return estimate >= FAR * (double) cost;
  }

  /** What the search will have cost in the end, as far as can be told; never less than so far. */
  double whole() {
    return Math.max((double) cost, estimate);
  }

  private double estimate(Expansion expansion) {
    double below = 0;
    for (int state = last; state >= 0; state--) {
      boolean isLast = state == last;
      double spent = (isLast ? cost : entered[state + 1]) - entered[state] + below;
      int branches = isLast ? explored[state] : explored[state] + 1;
      int left = expansion.left(state) + (isLast ? 1 : 0);
      below = spent + spent * left / branches;
    }
    return below;
  }
}
