package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;

/**
 * Static partial order reduction: explores from each state a persistent set without what sleeps,
 * and so at least one execution of each trace.
 *
 * <p>After Godefroid, "Exploiting symmetry when model-checking software", FORTE 1999, figure 1,
 * whose names for things are: Stack, the path; Persistent_Set(), see {@link PersistentSets}; Sleep,
 * see {@link SleepSets}. Unlike the dynamic reductions nothing is learned from the executions
 * themselves; what the threads may still do is known beforehand, by the front end, and where it
 * knows nothing, only sleep sets reduce.
 *
 * <p>Why nothing is lost: let an execution go on from a state. The first of its transitions that is
 * in the persistent set could as well come first. If it is explored, all is well by induction. If
 * it sleeps, it was explored from an earlier state on the path, and everything between there and
 * here is independent of it; so an equivalent execution was seen there.
 *
 * <p>That takes executions to be finite. A thread that runs on for ever, on its own, would be a
 * persistent set again and again, and the others would never move; so from time to time a state is
 * expanded fully.
 */
final class StaticPartialOrder implements Expansion {

  /** So many transitions lie between states that are expanded fully for fairness. */
  private static final int PATIENCE = 1000;

  private final Path path;
  private final Pick pick;
  private final BacktrackSets sets;
  private final SleepSets sleep;
  private final PersistentSets persistent;
  private final ThreadSets members = new ThreadSets();
  private final Counters counters;

  StaticPartialOrder(Path path, Pick pick, Counters counters) {
    this.path = path;
    this.pick = pick;
    this.counters = counters;
    counters.open(Figure.SLEEP_BLOCKED);
    this.sets = new BacktrackSets(path, pick);
    this.sleep = new SleepSets(path);
    this.persistent = new PersistentSets(path);
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    sleep.open();
    if (state > 0) {
      sleep.inherit(path.operation(state - 1));
    }
    sets.open();
    if (!path.enabled().isEmpty(state)) {
      expand(state, execution);
    }
  }

  private void expand(int state, Execution execution) {
    members.clear(state);
    if (state % PATIENCE == PATIENCE - 1) {
      members.addAll(state, path.enabled());
    } else {
      int first = pick.from(path.enabled(), state, path.mover(state));
      persistent.addSmallest(execution, sleep, first, members);
    }
    for (int t = members.next(state, 0); t >= 0; t = members.next(state, t + 1)) {
      if (!sleep.contains(state, t)) {
        sets.add(state, t);
      }
    }
    if (!sets.unfinished()) {
      counters.add(Figure.SLEEP_BLOCKED, 1);
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
    int state = path.length() - 1;
    Operation explored = path.operation(state);
    if (path.alternative(state) + 1 >= explored.alternatives()) {
      sleep.add(state, path.thread(state), explored, explored);
    }
  }
}
