package io.mazurka.engine;

/**
 * How far the end of a search is, as far as can be told from the path.
 *
 * <p>Where something is left to explore from a state of the path, about as much is to come as there
 * was below it. So every such state doubles what there is to do, and their mean number says how
 * often all that was done will be done again. It takes one look at the path now and then.
 */
final class Outlook {

  /** How often what was done must double until the end for that to be far. */
  private static final int DOUBLINGS = 6;

  /** How many executions there are from one look to the next. */
  private static final int BETWEEN_LOOKS = 8;

  private long looks;
  private long open;

  /** An execution has ended, and the walk has gone back to where it goes on from. */
  void look(Walk walk) {
    if (walk.path().effort().executions() % BETWEEN_LOOKS == 0) {
      looks++;
      open += walk.expansion().openStates();
    }
  }

  /** Whether there is many times as much to come as there was. */
  boolean isFar() {
    return looks > 0 && open >= DOUBLINGS * looks;
  }
}
