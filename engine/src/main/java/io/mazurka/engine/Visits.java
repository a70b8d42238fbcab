package io.mazurka.engine;

import io.mazurka.engine.state.Automorphisms;
import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Execution;
import io.mazurka.program.Probe;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The states of the path for a search that recognises states or symmetry: reads them, finds out
 * which of their transitions are symmetric, and hands up what was seen below them.
 */
final class Visits {

  /**
   * A branch of the last state, and the renaming that makes it the branch of another thread.
   *
   * @param base the state, this one or one before it, that the renaming was found in
   * @param thread whose branch it is
   * @param explored what was seen below it, if that is kept apart
   */
  record Mirror(int base, int thread, Summary explored, Renaming renaming) {}

  /** Whether two threads are alike, in some way. */
  private interface Likeness {
    boolean of(int a, int b);
  }

  private static final int NOBODY = -1;
  private static final int NONE = -1;

  private final Path path;
  private final Counters counters;
  private final Links links = new Links();
  private final Automorphisms automorphisms = new Automorphisms();
  private final Summary renamed = new Summary();
  private Visit[] visits = new Visit[0];
  private int[] bases = new int[0];
  private final boolean withPast;
  private long reads;
  private long failures;
  private String obstacle = "";

  /**
   * @param withPast whether states are the same only if data races after them are
   */
  Visits(Path path, Counters counters, boolean withPast) {
    this.path = path;
    this.withPast = withPast;
    this.counters = counters;
    counters.open(Figure.PROBE_TIME, Figure.COMPARE_TIME);
  }

  /** The path whose states these are. */
  Path path() {
    return path;
  }

  /** What a reader of the result should know about states that could not be read. */
  List<String> notes() {
    return failures == 0
        ? List.of()
        : List.of(
            Expansion.unread("Some states", obstacle)
                + ", and so were neither recognised nor compared.");
  }

  /** Why not; empty where nobody knows. */
  String obstacle() {
    return obstacle;
  }

  /** Whether most states could not be read. */
  boolean isBlind() {
    return 2 * failures > reads;
  }

  Visit get(int state) {
    return visits[state];
  }

  /** Enters the last state, in which the execution stands. */
  Visit enter(Execution execution) {
    int state = path.length();
    Visit visit = open(state);
    Probe probe = execution.probe();
    if (probe == null) {
      failures = Math.max(1, Math.max(failures, reads));
      return visit;
    }
    for (int t = 0; t < path.population(state); t++) {
      boolean same = state > 0 && path.pending(state, t) == path.pending(state - 1, t);
      visit.setPending(
          t, same ? visits[state - 1].pending(t) : links.of(path.pending(state, t), probe));
    }
    if (state > 0) {
      links.push(visits[state - 1].pending(path.mover(state)), path.operation(state - 1));
    }
    return visit;
  }

  private Visit open(int state) {
    if (state == visits.length) {
      visits = Arrays.copyOf(visits, 2 * state + 16);
      bases = Arrays.copyOf(bases, visits.length);
    }
    bases[state] = baseBefore(state);
    if (visits[state] == null) {
      visits[state] = new Visit(automorphisms);
    }
    visits[state].open(path.population(state));
    return visits[state];
  }

  /**
   * The last state before this one that was read, if its symmetries may be those of this state,
   * too; or -1.
   */
  int baseBefore(int state) {
    return isDetermined(state) ? bases[state - 1] : NONE;
  }

  /** Whether the transition to the state has brought neither a choice nor another thread. */
  private boolean isDetermined(int state) {
    return state > 0
        && path.population(state) == path.population(state - 1)
        && path.operation(state - 1).alternatives() == 1;
  }

  /** How often the path has come back to a state that it has been in before. */
  int echoes() {
    int count = 0;
    for (int i = 0; i < path.length(); i++) {
      count += visits[i].isEcho() ? 1 : 0;
    }
    return count;
  }

  /** Reads the last state, if that can be done. */
  boolean read(Execution execution) {
    Probe probe = execution.probe();
    if (probe == null) {
      return false;
    }
    long start = System.nanoTime();
    boolean readable = visits[path.length()].read(probe, withPast);
    counters.add(Figure.PROBE_TIME, System.nanoTime() - start);
    reads++;
    if (readable) {
      bases[path.length()] = path.length();
    } else {
      failures++;
      obstacle = probe.obstacle();
    }
    path.effort().read(visits[path.length()].graph());
    return readable;
  }

  /**
   * An explored branch of the last state, with all alternatives, that the thread's branch is the
   * mirror image of.
   *
   * <p>The last state need not have been read. A renaming that leaves an earlier state as it is,
   * and all threads that have moved since, leaves the last one as it is, too: it is where the same
   * threads lead from the same state.
   */
  @Nullable Mirror mirror(int thread) {
    Visit visit = visits[path.length()];
    int base = bases[path.length()];
    for (int branch = 0; branch < visit.branches() && base != NONE; branch++) {
      if (isLike(visit, branch, thread)) {
        int explored = visit.branchThread(branch);
        Renaming renaming = compare(visits[base], explored, thread);
        if (renaming != null && leavesMovers(base, renaming)) {
          return new Mirror(base, explored, visit.branchSummary(branch), renaming);
        }
      }
    }
    return null;
  }

  /** Whether the renaming leaves the threads as they are that have moved since the state. */
  boolean leavesMovers(int state, Renaming renaming) {
    for (int i = state; i < path.length(); i++) {
      if (renaming.thread(path.thread(i)) != path.thread(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the last state was not looked at yet and the thread may have a mirror there. */
  boolean isWorthReadingFor(int thread) {
    Visit visit = visits[path.length()];
    for (int branch = 0; branch < visit.branches() && !visit.wasLookedAt(); branch++) {
      if (isLike(visit, branch, thread)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the branch was explored with all alternatives and begins with the like. */
  private boolean isLike(Visit visit, int branch, int thread) {
    int explored = visit.branchThread(branch);
    return links.alike(visit.pending(explored), visit.pending(thread))
        && visit.branchAlternatives(branch) == path.pendingOf(explored).alternatives();
  }

  private @Nullable Renaming compare(Visit visit, int explored, int thread) {
    Symmetries symmetries = visit.symmetries();
    if (symmetries.isKnown(explored, thread)) {
      return symmetries.renaming(explored, thread);
    }
    long start = System.nanoTime();
    Renaming renaming = symmetries.renaming(explored, thread);
    counters.add(Figure.COMPARE_TIME, System.nanoTime() - start);
    counters.add(Figure.SYMMETRY_CHECKS, 1);
    return renaming;
  }

  /** Whether some threads that can move in the last state, which was read, are symmetric. */
  boolean hasAlikeThreads() {
    return anyTwo((a, b) -> renaming(path.length(), a, b) != null);
  }

  /** Whether some threads that can move in the last state stand before the like. */
  boolean mayHaveAlikeThreads() {
    Visit visit = visits[path.length()];
    return anyTwo((a, b) -> links.alike(visit.pending(a), visit.pending(b)));
  }

  private boolean anyTwo(Likeness likeness) {
    int state = path.length();
    ThreadSets enabled = path.enabled();
    for (int a = enabled.next(state, 0); a >= 0; a = enabled.next(state, a + 1)) {
      for (int b = enabled.next(state, a + 1); b >= 0; b = enabled.next(state, b + 1)) {
        if (likeness.of(a, b)) {
          return true;
        }
      }
    }
    return false;
  }

  /** A renaming of the state, if it was read, to itself that takes one thread to the other. */
  @Nullable Renaming renaming(int state, int from, int to) {
    Visit visit = visits[state];
    return visit.isReadable() && links.alike(visit.pending(from), visit.pending(to))
        ? compare(visit, from, to)
        : null;
  }

  /**
   * Whether the transitions from the state on, and the thread's after them, touch only what the
   * renaming knows.
   */
  boolean isWithin(Renaming renaming, int from, int thread) {
    for (int state = from; state < path.length(); state++) {
      if (!links.isWithin(visits[state].pending(path.thread(state)), renaming)) {
        return false;
      }
    }
    return links.isWithin(visits[path.length()].pending(thread), renaming);
  }

  /** Everything seen below the state so far, on the path or off it, and nothing of its order. */
  Summary seenSince(int state) {
    Summary seen = new Summary();
    for (int below = path.length(); below >= state; below--) {
      Summary all = new Summary();
      all.addAll(visits[below].below(), path.population(below), NOBODY);
      all.addAll(seen, path.population(below), path.thread(below));
      seen = all;
      path.effort().foreseen(all.size());
    }
    seen.forgetPasts();
    return seen;
  }

  /**
   * Takes it that what is in the summary, renamed, may happen in the state and below it, and tells
   * what of it the path may race with.
   */
  void foresee(Visit visit, Summary summary, Renaming renaming, Foresight foresight) {
    rename(summary, renaming);
    visit.below().addAll(renamed, path.population(path.length()), NOBODY);
    foresight.begin(renamed, links);
  }

  /** The same of what may happen below the state after the thread's transition from it. */
  void foreseeAfter(Visit visit, int thread, Mirror mirror, Foresight foresight) {
    rename(mirror.explored(), mirror.renaming());
    int threads = path.population(path.length());
    visit.below().addBelow(renamed, threads, thread, visit.pending(thread), links);
    foresight.begin(renamed, links);
  }

  /**
   * Takes it that what may happen in the last state and below it, renamed, may happen there, too.
   *
   * @return whether anything of it was not known to happen there
   */
  boolean addRenamed(Renaming renaming) {
    Summary below = visits[path.length()].below();
    rename(below, renaming);
    return below.addAll(renamed, path.population(path.length()), NOBODY);
  }

  /** Tells what the path may race with of all that may happen in the last state and below it. */
  void foreseeBelow(Foresight foresight) {
    foresight.begin(visits[path.length()].below(), links);
  }

  private void rename(Summary summary, Renaming renaming) {
    path.effort().foreseen(summary.size());
    renamed.rename(summary, renaming, links);
  }

  /** Prolongs the path as if the thread had taken its transition from the last state. */
  void imagine(int thread) {
    Visit visit = visits[path.length()];
    path.imagine(thread);
    links.push(visit.pending(thread), path.operation(path.length() - 1));
  }

  /** Takes back what was imagined. */
  void forgetImagined() {
    path.retreat();
    links.pop(visits[path.length()].pending(path.thread(path.length())));
  }

  /** Leaves the last state, as the search is about to. */
  void leave() {
    int state = path.length();
    Visit above = visits[state - 1];
    int mover = path.mover(state);
    above.addBranch(mover, visits[state], links);
    links.pop(above.pending(mover));
  }

  /** Keeps what was seen below the last state apart, for {@link Mirror#explored}. */
  void keepBranch() {
    int state = path.length();
    visits[state - 1].keepBranch(path.mover(state), visits[state]);
  }
}
