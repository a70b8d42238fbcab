package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Static partial order reduction: explores from each state a persistent set without what sleeps,
 * and so at least one execution of each trace.
 *
 * <p>After Godefroid, "Exploiting symmetry when model-checking software", FORTE 1999, figure 1,
 * whose names for things are: Stack, the path; Persistent_Set(), see {@link PersistentSets}; Sleep,
 * see {@link SleepSets}; Sym(T, Stack), see {@link DeclaredSymmetry}. Unlike the dynamic reductions
 * nothing is learned from the executions themselves; what the threads may still do is known
 * beforehand, by the front end, and where it knows nothing, only sleep sets reduce.
 *
 * <p>Why nothing is lost: let an execution go on from a state. The first of its transitions that is
 * in the persistent set could as well come first. If it is explored, all is well by induction. If
 * it sleeps, it was explored from an earlier state on the path, and everything between there and
 * here is independent of it; so an equivalent execution was seen there.
 *
 * <p>With declared symmetry, an execution may also be seen in the form of an image under one of its
 * permutations: where the transition that could come first is pruned, the image of the execution
 * goes on with one that is explored, or that sleeps. And once that one has been explored, those
 * that were pruned on account of it can sleep too. As what is explored from a state depends on the
 * state and on what sleeps there alone, and not on races with the path above, the published rule
 * loses nothing here.
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
  private final @Nullable DeclaredSymmetry symmetry;
  private final ThreadSets pruned = new ThreadSets();
  private int[][] explored = new int[64][];

  /**
   * @param declared the symmetries that may be used
   */
  StaticPartialOrder(
      Program program, Path path, Pick pick, Counters counters, List<Symmetry> declared) {
    this.path = path;
    this.pick = pick;
    this.counters = counters;
    counters.open(Figure.SLEEP_BLOCKED);
    this.sets = new BacktrackSets(path, pick);
    this.sleep = new SleepSets(path);
    this.persistent = new PersistentSets(path);
    this.symmetry =
        declared.isEmpty() ? null : new DeclaredSymmetry(program, path, counters, declared);
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    sleep.open();
    if (state > 0) {
      sleep.inherit(path.operation(state - 1));
    }
    sets.open();
    pruned.clear(state);
    if (symmetry != null) {
      symmetry.reached(execution);
    }
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
      if (!sleep.contains(state, t) && !prune(state, t)) {
        sets.add(state, t);
      }
    }
    if (!sets.unfinished()) {
      counters.add(Figure.SLEEP_BLOCKED, 1);
    }
  }

  /** Leaves the thread out if something that sleeps or will be explored is symmetric to it. */
  private boolean prune(int state, int thread) {
    int twin = symmetry == null ? -1 : twin(symmetry, state, thread);
    if (twin < 0) {
      return false;
    }
    counters.add(Figure.SYMMETRIC_PRUNES, 1);
    if (sleep.contains(state, twin)) {
      putToSleep(state, thread);
    } else {
      pruned.add(state, thread);
      twins(state)[thread] = twin;
    }
    return true;
  }

  private int twin(DeclaredSymmetry declared, int state, int thread) {
    for (int t = 0; t < path.population(state); t++) {
      if (t != thread
          && (sleep.contains(state, t) || sets.contains(state, t))
          && declared.takes(t, thread)) {
        return t;
      }
    }
    return -1;
  }

  private int[] twins(int state) {
    if (state >= explored.length) {
      explored = Arrays.copyOf(explored, 2 * state);
    }
    if (explored[state] == null || explored[state].length < path.population(state)) {
      explored[state] = new int[path.population(state)];
    }
    return explored[state];
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
    if (symmetry != null) {
      symmetry.retreating();
    }
    if (path.alternative(state) + 1 >= path.operation(state).alternatives()) {
      int thread = path.thread(state);
      putToSleep(state, thread);
      for (int t = pruned.next(state, 0); t >= 0; t = pruned.next(state, t + 1)) {
        if (twins(state)[t] == thread) {
          putToSleep(state, t);
        }
      }
    }
  }

  private void putToSleep(int state, int thread) {
    Operation operation = Objects.requireNonNull(path.pending(state, thread));
    sleep.addWhole(state, thread, operation);
  }

  @Override
  public void ended() {
    if (symmetry != null) {
      symmetry.ended();
    }
  }

  @Override
  public void verified() {
    if (symmetry != null) {
      symmetry.verified();
    }
  }

  @Override
  public List<String> notes() {
    return symmetry == null ? List.of() : symmetry.notes();
  }
}
