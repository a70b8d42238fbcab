package io.mazurka.engine;

import io.mazurka.program.Execution;

/**
 * Explores every enabled thread from every state, as far as the bound on preemptions lets it.
 *
 * <p>A preemption leaves a thread that could have gone on. A state that has used up its preemptions
 * explores the thread that moved last, and no other while that one is enabled (Musuvathi and
 * Qadeer, "Iterative context bounding for systematic testing of multithreaded programs", PLDI
 * 2007). Partial order reduction would lose schedules within the bound, as the schedule it keeps
 * may need more preemptions than the equivalent one it drops (Coons, Musuvathi and McKinley,
 * "Bounded partial-order reduction", OOPSLA 2013).
 *
 * <p>One reduction is safe under a bound: if what the thread that moved last is about to do is
 * independent of everything that the others may still do, no other thread is explored. For take a
 * schedule that leaves the thread there, and let it take that step first. The step enables and
 * disables nobody, so wherever a thread is left now that could go on, it was left there before or
 * the thread was; and where the step is missing now, one switch to the thread and one away from it
 * have become one at the most.
 */
final class EveryThread implements Divisible {

  private final Path path;
  private final BacktrackSets sets;
  private final Limits limits;
  private final boolean bounded;
  private final PersistentSets prospects;

  EveryThread(Path path, Pick pick, Limits limits, boolean bounded) {
    this.path = path;
    this.bounded = bounded;
    this.prospects = new PersistentSets(path);
    this.sets = new BacktrackSets(path, pick);
    this.limits = limits;
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    sets.open();
    int mover = path.mover(state);
    if (bounded
        && mover >= 0
        && path.enabled().contains(state, mover)
        && prospects.isAlone(execution, mover)) {
      sets.add(state, mover);
    } else if (limits.tooManyPreemptions(path.preemptions(state))) {
      addUnpreempted(state);
    } else {
      sets.addAllEnabled(state);
    }
  }

  private void addUnpreempted(int state) {
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      if (path.preempts(t)) {
        limits.preemptionLeftOut();
      } else {
        sets.add(state, t);
      }
    }
  }

  @Override
  public boolean unfinished() {
    return sets.unfinished();
  }

  @Override
  public void choose() {
    sets.choose();
  }

  @Override
  public void retreating() {
    sets.retreating();
  }

  @Override
  public SharedStates<BacktrackJunction> shared() {
    return sets.shared();
  }

  @Override
  public boolean isOpen(int state) {
    return sets.isOpen(state);
  }

  @Override
  public Junction share(Junctions all) {
    return sets.share(all);
  }

  @Override
  public void enter(Junction junction) {
    sets.enter(junction);
  }

  @Override
  public void follow(Claim claim) {
    sets.follow(claim);
  }
}
