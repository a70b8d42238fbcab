package io.mazurka.jvm.runtime;

/** How a thread gets on beside the others, as {@link Rounds} sees it. */
final class Pace {

  /** For how many rounds of others it could have moved and did not. */
  int slow;

  /** Whether it could have moved since another thread last let time pass. */
  boolean couldMove;

  /** How often it has let time pass in a row, each time alone or never. */
  int rounds;

  /** Whether the JDK made it go round: a pool or a timer with a task that is due again. */
  boolean isPeriodic;

  /** Whether no other thread could move in the last of these rounds. */
  boolean wasAlone;

  /** Whether another thread could have moved since. */
  boolean hasCompany;

  /** Whether it lets others go first who are slow. */
  boolean standsBack;

  /** Where in the program's own code it last did something in these rounds. */
  int ownSite;

  /** The thread has made a step. */
  void moved() {
    standsBack = false;
    slow = 0;
    couldMove = false;
  }

  /** The thread has let time pass. */
  void passed(boolean periodic) {
    boolean alone = !hasCompany;
    boolean goesOn = alone == wasAlone;
    rounds = goesOn ? rounds + 1 : 1;
    isPeriodic = periodic || goesOn && isPeriodic;
    wasAlone = alone;
    hasCompany = false;
  }
}
