package io.mazurka.jvm.runtime;

import io.mazurka.program.Finding;
import org.jspecify.annotations.Nullable;

/**
 * Threads that let time pass again and again, as those do that run a periodic task: the program may
 * go on for ever with them.
 *
 * <p>If nobody else could move all the while, a periodic task does not end, and that is a finding.
 * If others could, then only a scheduler without any fairness goes on like that. Nothing can be
 * proved by following it, and others would never have their turn. So once such a thread is known,
 * who lets time pass stands back behind whoever could have moved for a few rounds and did not: what
 * is left out are executions in which others are slower still. Until then nothing is different, and
 * a program that ends by itself never gets here.
 */
final class Rounds {

  /** Past so many rounds of a task in a row in which nobody else could move there is no end. */
  private static final int ALONE = 500;

  /** Past so many rounds of a task in a row in which others could move it may go on for ever. */
  private static final int AMONG_OTHERS = 200;

  /** The same for a loop that the program has written itself, which may well have an end. */
  private static final int LOOPS_AMONG_OTHERS = 1000;

  /** For how many rounds others may be too slow, where threads go on for ever. */
  private static final int SLOW = 5;

  private final World world;
  private @Nullable String leftOut;

  Rounds(World world) {
    this.world = world;
  }

  /** Another execution begins. */
  void clear() {
    leftOut = null;
  }

  /** What was not explored from here on, or null. */
  @Nullable String leftOut() {
    return leftOut;
  }

  /**
   * The thread has let time pass.
   *
   * @param periodic whether it did so for a task that is due at a certain time
   */
  void passed(ProgramThread thread, boolean periodic) {
    look(thread);
    for (ProgramThread other : world.threads()) {
      Pace pace = other.pace;
      pace.slow = pace.couldMove && other != thread ? pace.slow + 1 : 0;
      pace.couldMove = false;
    }
    thread.pace.passed(periodic);
  }

  /** The thread is about to do something: it may have gone on for too long. */
  void arrived(ProgramThread thread) {
    Pace pace = thread.pace;
    if (pace.rounds == 0) {
      return;
    }
    noteSite(thread);
    look(thread);
    if (!pace.wasAlone && pace.rounds >= (pace.isPeriodic ? AMONG_OTHERS : LOOPS_AMONG_OTHERS)) {
      world.learned().note(Fact.ENDLESS);
    } else if (pace.wasAlone && pace.isPeriodic && pace.rounds >= ALONE) {
      pace.rounds = 0;
      world.note(endless(thread));
      thread.standStill(new Hung(), Sites.NONE);
    }
    pace.standsBack = world.learned().has(Fact.ENDLESS) && isAhead(thread);
  }

  private static void noteSite(ProgramThread thread) {
    int last = thread.performedAt();
    if (last != Sites.NONE && !Sites.get(last).isCopy()) {
      thread.pace.ownSite = last;
    }
  }

  /** Who could move if the thread did not. */
  private void look(ProgramThread thread) {
    for (ProgramThread other : world.threads()) {
      if (other != thread && other.stance.enabled()) {
        other.pace.couldMove = true;
        thread.pace.hasCompany = true;
      }
    }
  }

  /** Whether the thread must let somebody else go first; one that does so itself does not count. */
  boolean isAhead(ProgramThread thread) {
    for (ProgramThread other : world.threads()) {
      if (other != thread
          && !other.pace.standsBack
          && other.pace.slow >= SLOW
          && other.stance.enabled()) {
        leftOut = leftOut == null ? reason(thread) : leftOut;
        return true;
      }
    }
    return false;
  }

  private String reason(ProgramThread thread) {
    return "thread "
        + world.names().thread(thread)
        + " goes on again and again"
        + where(thread)
        + ", and schedules in which others are more than "
        + SLOW
        + " rounds late were left out; let it stop by itself after a few rounds to have all explored";
  }

  private Finding endless(ProgramThread thread) {
    return new Finding(
        Finding.Kind.LIVELOCK,
        "the program does not end: thread "
            + world.names().thread(thread)
            + " goes on again and again"
            + where(thread)
            + ", and nobody is left to stop it",
        "It has let time pass "
            + ALONE
            + " times, and no other thread could do anything all the while. Cancel a periodic task, or"
            + " shut its pool or timer down, when the work is done; or let daemon threads run it. If it"
            + " would stop by itself after more rounds, let it go fewer of them in a check.");
  }

  private static String where(ProgramThread thread) {
    Site site = Sites.get(thread.pace.ownSite);
    return site == Site.NONE ? "" : " at " + site.place();
  }
}
