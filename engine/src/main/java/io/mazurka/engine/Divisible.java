package io.mazurka.engine;

/**
 * An expansion whose work several workers can share, each with its own path and its own expansion.
 *
 * <p>States at the beginning of a path can be {@linkplain Junction junctions}: what is left to
 * explore from them is known to all workers, and a worker claims what it explores. The states
 * behind them are the worker's own.
 */
interface Divisible extends Expansion {

  /** The states at the beginning of the path that are junctions. */
  SharedStates<? extends Junction> shared();

  /** Whether there is something to explore from a state beside the transition on the path. */
  boolean isOpen(int state);

  /** Makes a junction of the first state that is none; it is not the path's last. */
  Junction share(Junctions all);

  /** The path's last state, which was just reached, is this junction. */
  void enter(Junction junction);

  /** Chooses the transition that was claimed at the junction in which the path ends. */
  void follow(Claim claim);
}
