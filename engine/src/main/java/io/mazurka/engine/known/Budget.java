package io.mazurka.engine.known;

/**
 * How much reading of states is worth while: counted and not measured, so that the same search goes
 * the same way on every machine. The unit is one transition of the program.
 *
 * <p>To read a state costs as much as dozens of transitions, and pays only if executions come
 * through the state again by other ways. So at first only part of what the program's own
 * transitions cost is spent on it, and more if states are met again, and what was spared by it.
 * Where they hardly ever are it is given up. An execution that may read at all reads every new
 * state that it comes to: what is known is of use only where it hangs together.
 */
final class Budget {

  /** So many nodes and entries of a state are read in the time of a transition. */
  private static final int READ = 2;

  /** What may be spent in any case. */
  private static final long START = 20_000;

  /** The part of what is run that may be spent on reading. */
  private static final int SHARE = 4;

  /** After how many states it is looked at whether they are met again. */
  private static final long TRIAL = 4_096;

  /** Of how many states at least one must have been met before. */
  private static final int RARELY = 16;

  private long run;
  private long spared;
  private long spent;
  private long looks;
  private long met;
  private long unreadable;
  private boolean inVain;

  /**
   * One for another worker who knows the same, and who may spend as much again: it comes to where
   * this one has not been.
   */
  Budget again() {
    Budget again = new Budget();
    again.run = run;
    again.spared = spared;
    again.looks = looks;
    again.met = met;
    again.unreadable = unreadable;
    return again;
  }

  /** Transitions were run. */
  void ran(long transitions) {
    run += transitions;
  }

  /** Transitions need not be run. */
  void spared(long transitions) {
    spared += transitions;
  }

  /** A state was read that consists of so many nodes and entries. */
  void read(int size, boolean metBefore) {
    spent += 1 + size / READ;
    looks++;
    met += metBefore ? 1 : 0;
    inVain |= looks % TRIAL == 0 && (RARELY * met < looks || 2 * unreadable > looks);
  }

  /** A state could not be read. */
  void readInVain(int size) {
    read(size, false);
    unreadable++;
  }

  /** Whether no state is to be read any more. */
  boolean isInVain() {
    return inVain;
  }

  /** Whether one more execution may read states. */
  boolean allowsToRead() {
    long share = 2 * met >= looks ? run / 2 : run / SHARE;
    return spent <= START + share + spared;
  }
}
