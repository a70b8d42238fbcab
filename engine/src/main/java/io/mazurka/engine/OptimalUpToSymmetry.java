package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Optimal dynamic partial order reduction that leaves out what is symmetric to what was explored.
 *
 * <p>A thread is not explored from a state if some renaming of threads and objects leaves the state
 * as it is and takes a thread to it that was explored from there. As in {@link
 * StatefulPartialOrder}, the renaming leaves the state as it is but not the path to it, and what
 * would have been seen below is foreseen from the {@link Summary} of what was. Of the sequence that
 * turns a foreseen race round only a beginning is known, and {@link OptimalPartialOrder} says what
 * follows from that.
 *
 * <p>What sleeps was explored elsewhere and is missing from what was seen below. For siblings that
 * does not matter, as all that was seen below the state is taken for the mirror image. What was
 * handed down from above must be its own mirror image: then that sleeps in the branch left out too.
 *
 * <p>Reading states costs more than taking transitions. So a state is read only when the search has
 * come back to it and a thread that was explored from there stands before the like of what the next
 * one does; as the execution is over by then, the program is run to the state once more. Where that
 * comes to nothing, {@code auto} puts only a small part of the search's {@link Effort} into it, and
 * what was not read is explored as if there was no symmetry.
 *
 * <p>One state it reads in the first execution: that in which threads have come to stand before
 * what they compete for. If some of them are symmetric there, {@link AlikeThreads} says so.
 */
final class OptimalUpToSymmetry implements Expansion {

  /** Which states are read, of those in which some thread may be the mirror image of another. */
  enum Reading {
    /** All of them. */
    THOROUGH,
    /** So many that it does not cost much beside the search itself. */
    SPARING,
    /** The same, and one in the first execution, to see whether threads are alike there. */
    LOOKING
  }

  /** How many states may be read for each transition left out. */
  private static final int WORTH = 64;

  /** What else has been done for each part of it that may be spent on reading in vain. */
  private static final int SHARE = 10;

  private final Program program;
  private final Path path;
  private final Counters counters;
  private final OptimalPartialOrder optimal;
  private final Visits visits;
  private final Foresight foresight;
  private int settled = -1;
  private long reads;
  private long prunes;
  private boolean entering = true;
  private final Reading reading;
  private boolean looking;

  OptimalUpToSymmetry(
      OptimalPartialOrder optimal,
      Program program,
      Visits visits,
      Counters counters,
      Reading reading) {
    this.program = program;
    this.reading = reading;
    this.looking = reading == Reading.LOOKING;
    this.path = visits.path();
    this.counters = counters;
    this.optimal = optimal;
    this.visits = visits;
    this.foresight = new Foresight(path, optimal.order());
    counters.open(Figure.SYMMETRY_CHECKS, Figure.SYMMETRIC_PRUNES);
  }

  @Override
  public @Nullable String blindness() {
    return visits.isBlind() ? visits.obstacle() : null;
  }

  /** Those whose operation minds the one performed, or about to be, and that are not asleep. */
  @Override
  public int left(int state) {
    int next = state < path.length() ? path.thread(state) : optimal.candidate();
    Operation performed = path.pending(state, next);
    int left = 0;
    ThreadSets enabled = path.enabled();
    for (int t = enabled.next(state, 0); t >= 0; t = enabled.next(state, t + 1)) {
      Operation other = path.pending(state, t);
      if (t != next
          && other != null
          && performed != null
          && other.dependsOn(performed)
          && !optimal.sleep().contains(state, t)) {
        left++;
      }
    }
    return left;
  }

  @Override
  public void reached(Execution execution) {
    optimal.reached(execution);
    settled = -1;
    if (entering) {
      visits.enter(execution);
      entering = !visits.isBlind();
    }
    if (entering && looking && MirroredPaths.isContested(path)) {
      looking = false;
      look(execution);
    }
  }

  private void look(Execution execution) {
    if (visits.mayHaveAlikeThreads() && visits.read(execution) && visits.hasAlikeThreads()) {
      throw new AlikeThreads();
    }
  }

  @Override
  public boolean unfinished() {
    while (entering && settled != path.length() && optimal.unfinished()) {
      readFor(optimal.candidate());
      Visits.Mirror mirror = visits.mirror(optimal.candidate());
      if (mirror == null || !optimal.sleep().isKeptBy(mirror.renaming(), path.length())) {
        settled = path.length();
      } else {
        leaveOut(optimal.candidate(), mirror);
      }
    }
    return optimal.unfinished();
  }

  /** Reads the last state if the thread may be the mirror image of one that was explored there. */
  private void readFor(int thread) {
    if (canAffordToRead() && visits.isWorthReadingFor(thread)) {
      reads++;
      try (Execution execution = program.start()) {
        path.replay(execution);
        path.effort().broughtToRead(path.length());
        visits.read(execution);
      }
    }
  }

  /** Whether reading one more state in vain would be little beside the search itself. */
  private boolean canAffordToRead() {
    Effort effort = path.effort();
    return reading == Reading.THOROUGH
        || reads < prunes * WORTH
        || SHARE * effort.discovery() < effort.steps();
  }

  private void leaveOut(int thread, Visits.Mirror mirror) {
    prunes++;
    path.effort().saved();
    counters.add(Figure.SYMMETRIC_PRUNES, 1);
    Visit visit = visits.get(path.length());
    Summary seen = visit.below().copy();
    optimal.pass();
    visits.imagine(thread);
    optimal.order().push();
    visits.foresee(visit, seen, mirror.renaming(), foresight);
    foresight.findRaces((i, all, n) -> optimal.reverseForeseen(i));
    optimal.order().pop();
    visits.forgetImagined();
  }

  @Override
  public void choose() {
    optimal.choose();
    settled = -1;
  }

  @Override
  public void ended() {
    optimal.ended();
  }

  @Override
  public void retreating() {
    settled = -1;
    if (entering) {
      visits.leave();
    }
    optimal.retreating();
  }

  @Override
  public List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (prunes > 0) {
      notes.add(MIRROR_IMAGES);
    }
    if (reading == Reading.THOROUGH) {
      notes.addAll(visits.notes());
    }
    return notes;
  }
}
