package io.mazurka.engine;

import io.mazurka.engine.CanonicalStates.Sight;
import io.mazurka.engine.state.Sharing;
import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.ProgramException;
import java.util.BitSet;

/**
 * Explores every state once, up to symmetry, and from each of them an ample set of threads.
 *
 * <p>After Iosif, "Symmetry reductions for model checking of concurrent dynamic software", STTT
 * 2004. A state that was seen before, perhaps under other names of objects and threads, is not
 * explored again ({@link CanonicalStates}). The search is figure 10 (b): where a thread is about to
 * do something that concerns nobody else, it is explored alone. The conditions there:
 *
 * <ul>
 *   <li>C0: the set is not empty where a thread can move.
 *   <li>C1: before the thread moves, nothing can happen that depends on its transition. That holds
 *       if all objects of its operation are its own, as no other thread can reach them in the
 *       state's graph or come to reach them: only their owner could hand them on. (Where a graph
 *       does not show all that threads can reach, no set is ample but the whole.) With
 *       <em>symmetric independence</em> (section 7) this goes for a transition that allocates as
 *       well: in which order threads allocate decides only where the objects lie. Without it a
 *       transition turns out to be dependent once it is seen to have brought objects into being,
 *       and the other threads are explored after all.
 *   <li>C2: what a set leaves out must not be visible. Nobody looks at states here, only at
 *       transitions and at how executions end.
 *   <li>C3: no thread is put off for ever: if the transition leads to a state of the path, the
 *       other threads are explored after all.
 * </ul>
 *
 * <p>A data race is a property of a path and not of a state. So where races are looked for, a state
 * that was seen before is left by one more transition of each thread whose access is in conflict
 * with the one that led there: the two stand next to each other, and so are seen to race.
 */
final class EveryState implements Expansion {

  private final Path path;
  private final Pick pick;
  private final Reductions reductions;
  private final BacktrackSets sets;
  private final CanonicalStates states;
  private final Sharing sharing = new Sharing();
  private final ThreadSets local = new ThreadSets();
  private final BitSet ample = new BitSet();
  private final BitSet glance = new BitSet();

  EveryState(Path path, Pick pick, Counters counters, Reductions reductions) {
    this.path = path;
    this.pick = pick;
    this.reductions = reductions;
    sets = new BacktrackSets(path, pick);
    states = new CanonicalStates(path, counters, reductions);
  }

  @Override
  public void reached(Execution execution) {
    int state = path.length();
    Probe probe = execution.probe();
    if (probe == null) {
      throw new ProgramException(
          "dspin compares states, and those of this kind of program cannot be read; use another"
              + " algorithm, as auto");
    }
    sets.open();
    ample.clear(state);
    glance.clear(state);
    Sight sight = states.reached(probe);
    if (state > 0 && ample.get(state - 1) && !wasAmple(sight)) {
      sets.addAllEnabled(state - 1);
    }
    switch (sight) {
      case NEW -> expand(state, probe);
      case UNKNOWN -> sets.addAllEnabled(state);
      case VISITED, ON_PATH -> glance(state, probe);
    }
  }

  /** Whether the transition that led here could be explored alone, seen from behind. */
  private boolean wasAmple(Sight sight) {
    return sight != Sight.ON_PATH
        && (reductions.symmetricIndependence() || !states.hasNewObjects());
  }

  private void expand(int state, Probe probe) {
    if (reductions.ampleSets() && findLocal(state, probe)) {
      sets.add(state, pick.from(local, state, path.mover(state)));
      ample.set(state);
    } else {
      sets.addAllEnabled(state);
    }
  }

  /** Finds the threads whose transitions concern nobody else. */
  private boolean findLocal(int state, Probe probe) {
    local.clear(state);
    if (path.enabled().size(state) < 2 || !probe.showsWhatThreadsReach()) {
      return false;
    }
    sharing.begin(states.graph());
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      Operation operation = path.pending(state, t);
      if (operation != null && !isGlobal(operation) && sharing.isLocal(t, operation, probe)) {
        local.add(state, t);
      }
    }
    return !local.isEmpty(state);
  }

  /** Births of threads give them numbers, and the end of the program concerns everybody. */
  private static boolean isGlobal(Operation operation) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.kind() == Kind.START || link.kind() == Kind.EXIT) {
        return true;
      }
    }
    return false;
  }

  /** Lets the accesses go on that may race with the last one. */
  private void glance(int state, Probe probe) {
    if (!probe.findsRaces() || state == 0 || glance.get(state - 1)) {
      return;
    }
    Operation last = path.operation(state - 1);
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      Operation next = path.pending(state, t);
      if (next != null && t != path.mover(state) && inConflict(last, next)) {
        sets.add(state, t);
        glance.set(state);
      }
    }
  }

  private static boolean inConflict(Operation last, Operation next) {
    return isAccess(last) && isAccess(next) && last.dependsOn(next);
  }

  private static boolean isAccess(Operation operation) {
    return switch (operation.kind()) {
      case READ, WRITE, UPDATE -> true;
      default -> operation.also() != null;
    };
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
    states.retreating();
  }
}
