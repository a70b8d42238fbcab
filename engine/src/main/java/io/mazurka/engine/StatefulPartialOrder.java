package io.mazurka.engine;

import io.mazurka.engine.state.CanonicalForm;
import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import java.util.ArrayList;
import java.util.Arrays;
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
 * on this state, which is smaller, and holds operations that were only waited for too. Where a
 * state is visited again while it is still on the path, its summary is not known yet. Then every
 * state of the path is expanded fully, and so are later paths into such a cycle.
 *
 * <p>A thread is left out as symmetric to an explored one if some renaming of threads and objects
 * leaves the state as it is and takes the one to the other (Yang 2009, line 11). The published rule
 * stops there, and misses failures: the renaming leaves the state as it is, but not the path to it.
 * The repair is the same as for visited states. The summary of the explored branch, renamed, is
 * looked at for races with the path and the transition that was left out, and becomes part of the
 * state's own summary.
 */
final class StatefulPartialOrder implements Expansion {

  /** What is done about symmetric transitions. */
  enum Symmetry {
    /** They are explored. */
    UNUSED,
    /** They are left out, as published; this can miss failures. */
    PUBLISHED,
    /** They are left out, and what happens below them is foreseen. */
    REPAIRED
  }

  /** How often states are looked at where only one thread can move, which would match later. */
  private static final int STRIDE = 16;

  private final Path path;
  private final Counters counters;
  private final DynamicPartialOrder dpor;
  private final BacktrackSets backtrack;
  private final Links links = new Links();
  private final @Nullable VisitedStates visited;
  private final Symmetry symmetry;
  private Visit[] visits = new Visit[0];
  private int settled = -1;
  private boolean blind;

  /**
   * @param visited recognises states, or null if none is recognised
   */
  StatefulPartialOrder(
      Path path, Pick pick, Counters counters, @Nullable VisitedStates visited, Symmetry symmetry) {
    this.path = path;
    this.counters = counters;
    this.dpor = new DynamicPartialOrder(path, pick);
    this.backtrack = dpor.backtrack();
    this.visited = visited;
    this.symmetry = symmetry;
    counters.open(Figure.PROBE_TIME, Figure.COMPARE_TIME);
    if (visited != null) {
      counters.open(Figure.STATES, Figure.REVISITED);
    }
    if (symmetry != Symmetry.UNUSED) {
      counters.open(Figure.SYMMETRY_CHECKS, Figure.SYMMETRIC_PRUNES);
    }
  }

  @Override
  public void reached(Execution execution) {
    dpor.reached(execution);
    settled = -1;
    int state = path.length();
    Visit visit = open(state);
    Probe probe = execution.probe();
    if (probe == null) {
      blind = true;
      return;
    }
    for (int t = 0; t < path.population(state); t++) {
      visit.setPending(t, links.of(path.pending(state, t), probe));
    }
    if (state > 0) {
      links.push(visits[state - 1].pending(path.mover(state)), path.operation(state - 1));
    }
    if (isWorthALook(state) && read(visit, probe) && visited != null) {
      match(visit, visited);
    }
  }

  private Visit open(int state) {
    if (state == visits.length) {
      visits = Arrays.copyOf(visits, 2 * state + 16);
    }
    if (visits[state] == null) {
      visits[state] = new Visit();
    }
    visits[state].open(path.population(state));
    return visits[state];
  }

  private boolean isWorthALook(int state) {
    return path.enabled().size(state) > 1 || (visited != null && state % STRIDE == 0);
  }

  private boolean read(Visit visit, Probe probe) {
    long start = System.nanoTime();
    boolean readable = visit.read(probe);
    blind |= !readable;
    counters.add(Figure.PROBE_TIME, System.nanoTime() - start);
    return readable;
  }

  private void match(Visit visit, VisitedStates states) {
    long start = System.nanoTime();
    CanonicalForm form = states.canonize(visit.graph());
    VisitedState known = states.get(form);
    counters.add(Figure.COMPARE_TIME, System.nanoTime() - start);
    if (known == null) {
      counters.add(Figure.STATES, 1);
      visit.setEntry(states.add(form));
      return;
    }
    counters.add(Figure.REVISITED, 1);
    backtrack.close();
    Summary summary = known.summary();
    if (summary == null) {
      expandPath();
    } else {
      foresee(summary, Renaming.between(known.form(), form), visit);
    }
  }

  /** Takes it that anything may happen below the path. */
  private void expandPath() {
    for (int state = 0; state < path.length(); state++) {
      backtrack.addAllEnabled(state);
      visits[state].setEndless();
    }
  }

  /** Takes it that what is in the summary, renamed, may happen below the path. */
  private void foresee(Summary summary, Renaming renaming, Visit visit) {
    for (int i = 0; i < summary.size(); i++) {
      int thread = renaming.thread(summary.thread(i));
      int link = links.renamed(summary.link(i), renaming);
      visit.below().add(thread, link);
      Operation operation = links.operation(link);
      if (operation != null) {
        dpor.foresee(thread, operation, links.isChain(link));
      }
    }
  }

  @Override
  public boolean unfinished() {
    if (symmetry != Symmetry.UNUSED) {
      leaveOutSymmetric();
    }
    return dpor.unfinished();
  }

  private void leaveOutSymmetric() {
    Visit visit = visits[path.length()];
    while (visit.isReadable()
        && visit.branches() > 0
        && settled != path.length()
        && dpor.unfinished()
        && !backtrack.alternativeLeft()) {
      if (!isSymmetric(visit, backtrack.candidate())) {
        settled = path.length();
      }
    }
  }

  private boolean isSymmetric(Visit visit, int thread) {
    for (int branch = 0; branch < visit.branches(); branch++) {
      int explored = visit.branchThread(branch);
      if (links.sameKinds(visit.pending(explored), visit.pending(thread))) {
        Renaming renaming = compare(visit, explored, thread);
        if (renaming != null) {
          leaveOut(visit, branch, renaming);
          return true;
        }
      }
    }
    return false;
  }

  private @Nullable Renaming compare(Visit visit, int explored, int thread) {
    long start = System.nanoTime();
    Renaming renaming = visit.symmetry(explored, thread);
    counters.add(Figure.COMPARE_TIME, System.nanoTime() - start);
    counters.add(Figure.SYMMETRY_CHECKS, 1);
    return renaming;
  }

  private void leaveOut(Visit visit, int branch, Renaming renaming) {
    int thread = backtrack.candidate();
    backtrack.pass();
    counters.add(Figure.SYMMETRIC_PRUNES, 1);
    if (symmetry == Symmetry.REPAIRED) {
      foreseeTransition(visit, thread, visit.branchSummary(branch), renaming);
    }
  }

  /** Takes it that the thread's transition, and what is in the summary, renamed, happens next. */
  private void foreseeTransition(Visit visit, int thread, Summary summary, Renaming renaming) {
    dpor.findRaces(thread, path.pendingOf(thread), path.length());
    path.imagine(thread);
    dpor.order().push();
    links.push(visit.pending(thread), path.operation(path.length() - 1));
    foresee(summary, renaming, visit);
    links.pop(visit.pending(thread));
    dpor.order().pop();
    path.retreat();
  }

  @Override
  public void choose() {
    dpor.choose();
    settled = -1;
  }

  @Override
  public void ended() {
    if (dpor.unfinished()) {
      for (int state = 0; state <= path.length(); state++) {
        visits[state].truncate();
      }
    }
    dpor.ended();
  }

  @Override
  public void retreating() {
    settled = -1;
    int state = path.length();
    Visit visit = visits[state];
    Visit above = visits[state - 1];
    int mover = path.mover(state);
    close(visit);
    above.addBranch(mover, visit.below(), path.population(state - 1));
    links.pop(above.pending(mover));
    dpor.retreating();
  }

  @Override
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (symmetry == Symmetry.PUBLISHED) {
      notes.add(
          "The rule by which symmetric transitions were left out is the published one, which can"
              + " miss failures; "
              + Algorithm.SYMDPOR.label()
              + " is the one that does not.");
    }
    if (counters.get(Figure.SYMMETRIC_PRUNES) > 0) {
      notes.add(
          "Of schedules that differ only in which of several interchangeable threads is which, one"
              + " was explored: findings and outcomes stand for their mirror images too.");
    }
    if (blind) {
      notes.add("Some states could not be read, and so were neither recognised nor compared.");
    }
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
