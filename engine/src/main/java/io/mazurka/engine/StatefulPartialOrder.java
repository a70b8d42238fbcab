package io.mazurka.engine;

import io.mazurka.engine.state.CanonicalForm;
import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Execution;
import io.mazurka.program.Probe;
import io.mazurka.program.Schedule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Dynamic partial order reduction that goes no further in a state that it has been in before, or
 * that is the mirror image of one.
 *
 * <p>After Yang, Chen, Gopalakrishnan and Kirby, "Efficient stateful dynamic partial order
 * reduction", SPIN 2008, figure 5, and Yang, Chen, Gopalakrishnan and Wang, "Automatic discovery of
 * transition symmetry in multithreaded programs using dynamic analysis", SPIN 2009, figure 5. Both
 * leave out a subtree because one like it was explored. But the backtrack sets of the states above
 * owe their members to races with what happens below, and the path to the second subtree is not the
 * path to the first: it can race where the other did not.
 *
 * <p>So each state has a {@link Summary} of what may happen below it. Where a state is visited
 * again, its summary, in the names that threads and objects have now, takes the place of the
 * subtree: each operation in it is looked at for races with the path. Yang 2008 finds the summary
 * in a graph of all operations that followed each other anywhere; here it is one of what did follow
 * on this state, which is smaller, and holds operations that were only waited for too.
 *
 * <p>Where a state is visited again while it is still on the path, its summary is not known yet.
 * Then every state of the path is expanded fully, and so are later paths into such a cycle. The
 * execution goes round the same cycle for a while, so that the front end can see that it will not
 * end. What it does not see, as the cycle changes things and changes them back, {@link WaysOut}
 * tells if nothing leads out of it.
 *
 * <p>A thread is left out as symmetric to an explored one if some renaming of threads and objects
 * leaves the state as it is and takes the one to the other (Yang 2009, line 11). The published rule
 * stops there, and misses failures: the renaming leaves the state as it is, but not the path to it.
 * The repair is the same as for visited states. The summary of the explored branch, renamed, is
 * looked at for races with the path and the transition that was left out, and becomes part of the
 * state's own summary. A search that recognises states leaves out what {@link MirroredPaths} finds
 * as well, with the same repair.
 */
final class StatefulPartialOrder implements Expansion {

  /** What is done about symmetric transitions. */
  enum Pruning {
    /** They are explored. */
    NONE,
    /** They are left out, as published; this can miss failures. */
    PUBLISHED,
    /** They are left out, and what happens below them is foreseen. */
    REPAIRED
  }

  /** More transitions round cycles than a front end needs to see that nothing changes any more. */
  private static final int ENOUGH = 100;

  private final Path path;
  private final Counters counters;
  private final DynamicPartialOrder dpor;
  private final BacktrackSets backtrack;
  private final Visits visits;
  private final Foresight foresight;
  private final @Nullable MirroredPaths mirroredPaths;
  private final @Nullable VisitedStates visited;
  private final Pruning pruning;
  private final WaysOut waysOut;
  private final Passages passages;
  private boolean livelocksMatter;
  private int settled = -1;

  /**
   * @param visited recognises states, or null if none is recognised
   */
  StatefulPartialOrder(
      DynamicPartialOrder dpor,
      Visits visits,
      Counters counters,
      @Nullable VisitedStates visited,
      Pruning pruning) {
    this.path = visits.path();
    this.counters = counters;
    this.dpor = dpor;
    this.backtrack = dpor.backtrack();
    this.visits = visits;
    this.mirroredPaths =
        visited != null && pruning == Pruning.REPAIRED ? new MirroredPaths(path, visits) : null;
    this.foresight = new Foresight(path, dpor.order());
    this.visited = visited;
    this.pruning = pruning;
    this.waysOut = new WaysOut(path);
    this.passages = new Passages(path);
    if (visited != null) {
      counters.open(Figure.STATES, Figure.REVISITED);
    }
    if (pruning != Pruning.NONE) {
      counters.open(Figure.SYMMETRY_CHECKS, Figure.SYMMETRIC_PRUNES);
    }
  }

  @Override
  public void reached(Execution execution) {
    dpor.reached(execution);
    settled = -1;
    Visit visit = visits.enter(execution);
    waysOut.reached(look(execution, visit));
    livelocksMatter |= findsLivelocks(execution.probe());
  }

  /** Looks whether the last state is known, and returns its place among those that are. */
  private int look(Execution execution, Visit visit) {
    if (mirroredPaths != null && passages.contain()) {
      if (visits.get(path.length() - 1).isEcho()) {
        visit.setEcho();
      }
      return waysOut.add();
    }
    if (!isWorthALook() || !visits.read(execution) || visited == null) {
      return WaysOut.UNKNOWN;
    }
    if (mirroredPaths != null) {
      mirroredPaths.reached();
    }
    return match(visit, visited);
  }

  private static boolean findsLivelocks(@Nullable Probe probe) {
    return probe != null && probe.findsLivelocks();
  }

  @Override
  public boolean isTrapped() {
    return visited != null && livelocksMatter && waysOut.isTrap();
  }

  @Override
  public @Nullable Schedule wayToTrap() {
    return waysOut.wayToTrap();
  }

  /** Where one thread alone can move there is no symmetry, and nothing to recognise at the end. */
  private boolean isWorthALook() {
    return path.enabled().size(path.length()) > (visited == null ? 1 : 0);
  }

  /** Recognises the last state, and returns its place. */
  private int match(Visit visit, VisitedStates states) {
    long start = System.nanoTime();
    CanonicalForm form = states.canonize(visit.graph());
    path.effort().canonized(visit.graph());
    VisitedState known = states.get(form);
    counters.add(Figure.COMPARE_TIME, System.nanoTime() - start);
    if (known == null) {
      counters.add(Figure.STATES, 1);
      VisitedState entry = states.add(form, path.length(), waysOut.add());
      visit.setEntry(entry);
      return entry.place();
    }
    if (known.isOpen() && visits.echoes() < ENOUGH) {
      visit.setEcho();
      int open = known.depth();
      Renaming renaming = Renaming.between(known.form(), form);
      backtrack.addOnly(renaming.thread(path.thread(open)), path.alternative(open));
      expandPath();
      return known.place();
    }
    counters.add(Figure.REVISITED, 1);
    path.effort().saved();
    backtrack.close();
    Summary summary = known.summary();
    if (summary == null) {
      expandPath();
    } else {
      visits.foresee(visit, summary, Renaming.between(known.form(), form), foresight);
      foresight.findRaces(dpor);
    }
    return known.place();
  }

  /** Takes it that anything may happen below the path. */
  private void expandPath() {
    passages.expand();
    for (int state = 0; state < path.length(); state++) {
      backtrack.addAllEnabled(state);
      visits.get(state).setEndless();
    }
  }

  @Override
  public boolean unfinished() {
    if (pruning != Pruning.NONE) {
      leaveOutSymmetric();
    }
    return dpor.unfinished();
  }

  private void leaveOutSymmetric() {
    while (settled != path.length() && dpor.unfinished() && !backtrack.alternativeLeft()) {
      int thread = backtrack.candidate();
      Visits.Mirror mirror = mirror(thread);
      if (mirror == null) {
        settled = path.length();
      } else {
        backtrack.pass();
        counters.add(Figure.SYMMETRIC_PRUNES, 1);
        path.effort().saved();
        if (pruning == Pruning.REPAIRED) {
          foresee(thread, mirror);
        }
      }
    }
  }

  private Visits.@Nullable Mirror mirror(int thread) {
    Visits.Mirror here = visits.mirror(thread);
    if (here != null || mirroredPaths == null) {
      return here;
    }
    Visits.Mirror elsewhere = mirroredPaths.of(thread);
    if (elsewhere != null) {
      waysOut.takeForOpen(path.length());
    }
    return elsewhere;
  }

  /** Takes it that the thread's transition, and what the mirror shows of its branch, come next. */
  private void foresee(int thread, Visits.Mirror mirror) {
    Visit visit = visits.get(path.length());
    if (visit.branches() == 0) {
      // The execution has just come here and stands open, so that there can be no other run.
      dpor.findLatestRaces(thread, path.pendingOf(thread), path.length());
    } else {
      dpor.findRaces(thread, path.pendingOf(thread), path.length());
    }
    visits.imagine(thread);
    dpor.order().push();
    visits.foreseeAfter(visit, thread, mirror, foresight);
    foresight.findRaces(dpor);
    dpor.order().pop();
    visits.forgetImagined();
  }

  @Override
  public void choose() {
    if (mirroredPaths != null && visits.get(path.length()).branches() > 0) {
      passages.branch();
    }
    dpor.choose();
    settled = -1;
  }

  @Override
  public void ended() {
    if (dpor.unfinished()) {
      waysOut.takeForOpen(path.length());
      for (int state = 0; state <= path.length(); state++) {
        visits.get(state).truncate();
      }
    }
    dpor.ended();
  }

  @Override
  public void retreating() {
    settled = -1;
    close(visits.get(path.length()));
    if (mirroredPaths != null) {
      mirroredPaths.retreating();
    }
    visits.keepBranch();
    visits.leave();
    dpor.retreating();
  }

  @Override
  public @Nullable String blindness() {
    return visits.isBlind() ? visits.obstacle() : null;
  }

  @Override
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (pruning == Pruning.PUBLISHED) {
      notes.add(
          "The rule by which symmetric transitions were left out is the published one, which can"
              + " miss failures; "
              + Algorithm.SYMDPOR.label()
              + " is the one that does not.");
    }
    if (counters.get(Figure.SYMMETRIC_PRUNES) > 0) {
      notes.add(MIRROR_IMAGES);
    }
    notes.addAll(visits.notes());
    return notes;
  }

  private void close(Visit visit) {
    VisitedState entry = visit.entry();
    if (entry != null && visited != null) {
      if (visit.isTruncated()) {
        visited.remove(entry);
      } else {
        entry.close(visit.below().copy(), visit.isEndless());
      }
    }
  }
}
