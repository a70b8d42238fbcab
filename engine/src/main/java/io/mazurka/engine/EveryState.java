package io.mazurka.engine;

import io.mazurka.engine.CanonicalStates.Sight;
import io.mazurka.engine.state.Sharing;
import io.mazurka.program.Execution;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.program.StateGraph;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
 *       state's graph or come to reach them: only their owner could hand them on. It holds for the
 *       first operation of a thread, and for one that has waited for what has come for good. With
 *       <em>symmetric independence</em> (section 7) this goes for a transition that allocates as
 *       well: in which order threads allocate decides only where the objects lie. Without it a
 *       transition turns out to be dependent once it is seen to have brought objects into being,
 *       and the other threads are explored after all. In the same way threads come to life in any
 *       order, where it makes no difference which thread is which.
 *   <li>C2: what a set leaves out must not be visible. Nobody looks at states here, only at
 *       transitions and at how executions end.
 *   <li>C3: no thread is put off for ever: if the transition leads to a state of the path, the
 *       other threads are explored after all.
 * </ul>
 *
 * <p>A data race is a property of a path and not of a state. So where races are looked for, a state
 * that was seen before is left by one more transition of each thread whose access is in conflict
 * with the one that led there: the two stand next to each other, and so are seen to race. A
 * livelock is seen by the front end where a thread goes round often enough; so a path that has come
 * round in a circle is followed for a while.
 */
final class EveryState implements Expansion {

  /** More transitions in a circle than a front end needs to see that nothing changes any more. */
  private static final int ENOUGH = 100;

  private final Path path;
  private final Pick pick;
  private final Reductions reductions;
  private final BacktrackSets sets;
  private final CanonicalStates states;
  private final Sharing sharing = new Sharing();
  private final ThreadSets local = new ThreadSets();
  private final BitSet ample = new BitSet();
  private final BitSet glance = new BitSet();
  private final BitSet circling = new BitSet();
  private boolean livelocksMatter;

  EveryState(Path path, Pick pick, Reductions reductions, CanonicalStates states) {
    this.path = path;
    this.pick = pick;
    this.reductions = reductions;
    this.states = states;
    sets = new BacktrackSets(path, pick);
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
    livelocksMatter |= probe.findsLivelocks();
    sets.open();
    ample.clear(state);
    glance.clear(state);
    circling.clear(state);
    Sight sight = states.reached(probe);
    if (state > 0 && ample.get(state - 1) && !wasAmple(sight)) {
      sets.addAllEnabled(state - 1);
    }
    switch (sight) {
      case NEW -> expand(state, probe);
      case UNKNOWN -> sets.addAllEnabled(state);
      case VISITED -> glance(state, probe);
      case ON_PATH -> {
        glance(state, probe);
        goRound(state, probe);
      }
    }
  }

  /** Follows a thread that came round in a circle until the front end has seen that, too. */
  private void goRound(int state, Probe probe) {
    int thread = path.mover(state);
    Operation next = path.pending(state, thread);
    int since = circling.previousClearBit(state - 1);
    if (probe.findsLivelocks()
        && state - since <= ENOUGH
        && path.enabled().contains(state, thread)
        && next != null
        && next.alternatives() == 1) {
      sets.add(state, thread);
      circling.set(state);
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
    ThreadSets enabled = path.enabled();
    if (enabled.size(state) < 2) {
      return false;
    }
    sharing.begin(states.graph());
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      Operation operation = path.pending(state, t);
      if (operation != null && isLocal(t, operation, probe)) {
        local.add(state, t);
      }
    }
    return !local.isEmpty(state);
  }

  private boolean isLocal(int thread, Operation operation, Probe probe) {
    return isSettled(operation, probe)
        || !isGlobal(operation, probe) && sharing.isLocal(thread, operation, probe);
  }

  /** A thread begins once, and ends once; but one that was not started may be joined too early. */
  private boolean isSettled(Operation operation, Probe probe) {
    for (Operation link = operation; link != null; link = link.also()) {
      boolean settled =
          link.kind() == Kind.BEGIN || link.kind() == Kind.JOIN && hasEnded(link.object(), probe);
      if (!settled) {
        return false;
      }
    }
    return true;
  }

  /** Whether the object is of a thread that has ended. */
  private boolean hasEnded(int object, Probe probe) {
    int state = path.length();
    int owner = probe.owner(object);
    for (int t = 0; t < path.population(state); t++) {
      if (path.pending(state, t) == null && states.graph().owner(StateGraph.thread(t)) == owner) {
        return true;
      }
    }
    return false;
  }

  /** Births of threads give them numbers, and the end of the program concerns everybody. */
  private boolean isGlobal(Operation operation, Probe probe) {
    for (Operation link = operation; link != null; link = link.also()) {
      if (link.kind() == Kind.EXIT || link.kind() == Kind.START && birthsMatter(probe)) {
        return true;
      }
    }
    return false;
  }

  private boolean birthsMatter(Probe probe) {
    return probe.showsBirths()
        || !reductions.threadSymmetry()
        || !reductions.symmetricIndependence();
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
  public boolean isTrapped() {
    return livelocksMatter && states.isTrap();
  }

  @Override
  public @Nullable Schedule wayToTrap() {
    return states.wayToTrap();
  }

  @Override
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (states.hasMirrorImages()) {
      notes.add(MIRROR_IMAGES);
    }
    String obstacle = states.obstacle();
    if (obstacle != null) {
      notes.add(Expansion.unread("Some states", obstacle) + ", and so were not recognised.");
    }
    return notes;
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
