package io.mazurka.engine;

import io.mazurka.program.Execution;

/**
 * Explores every enabled thread from every state, as far as the bound on preemptions lets it.
 *
 * <p>A preemption leaves a thread that could have gone on. A state that has used up its preemptions
 * explores the thread that moved last, and no other while that one is enabled (Musuvathi and
 * Qadeer, "Iterative context bounding for systematic testing of multithreaded programs", PLDI
 * 2007). Partial order reduction would lose schedules within the bound, as the schedule it keeps
 * may need more preemptions than the equivalent one it drops; so there is none here.
 */
final class EveryThread implements Expansion {

  private final Path path;
  private final BacktrackSets sets;
  private final Limits limits;

  EveryThread(Path path, Pick pick, Limits limits) {
    this.path = path;
    this.sets = new BacktrackSets(path, pick);
    this.limits = limits;
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    sets.open();
    if (limits.tooManyPreemptions(path.preemptions(state))) {
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
}
