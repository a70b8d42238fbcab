package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;
import io.mazurka.program.Execution;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import java.util.ArrayList;
import java.util.Arrays;
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
 * <p>The renaming is one of the last state that was read, the <em>base</em>, and leaves all threads
 * as they are that have moved since. So it leaves the path from the base on as it is, and of a race
 * with that nothing need be foreseen: the mirror image of the race was turned round at the same
 * place, and what that leads to is the mirror image of what this would lead to. What is left is
 * races with what led to the base. If hardly anything can race with that, because it happens before
 * everything to come or is about the beginning and end of threads, one look when the search leaves
 * the base is enough ({@link MirrorImages}); else each transition that is left out is foreseen at
 * once, as then most of the sequence is known.
 *
 * <p>What sleeps was explored elsewhere and is missing from what was seen below. For siblings that
 * does not matter, as all that was seen below the state is taken for the mirror image. What was
 * handed down from above, to the state or to any other from the base on, must be its own mirror
 * image: then that sleeps in the branch left out too, and races that what sleeps has made needless
 * to turn round are needless there as well.
 *
 * <p>Reading states costs more than taking transitions. So one state is read in the first
 * execution: that in which threads have come to stand before what they compete for. Others are read
 * only when the search has come back to them and a thread that was explored from there stands
 * before the like of what the next one does; as the execution is over by then, the program is run
 * to the state once more. Where that comes to nothing, {@code auto} puts only a small part of the
 * search's {@link Effort} into it, and what was not read is explored as if there was no symmetry.
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

  /**
   * Has foreseen races explored the other way round.
   *
   * @param known where what is known of the path ends
   */
  private record Reversal(OptimalPartialOrder optimal, int known) implements Foresight.Reversal {

    @Override
    public void reverse(int i, Foresight foresight, int n) {
      optimal.reverseForeseen(i, known);
    }

    @Override
    public boolean isSettled(int i, int thread) {
      return optimal.isExpanded(i);
    }
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
  private final MirrorImages images;
  private boolean[] undisputed = new boolean[0];
  private int settled = -1;
  private long reads;
  private long prunes;
  private boolean entering = true;
  private final Reading reading;
  private boolean looking;
  private boolean alike;

  OptimalUpToSymmetry(
      OptimalPartialOrder optimal,
      Program program,
      Visits visits,
      Counters counters,
      Reading reading) {
    this.program = program;
    this.reading = reading;
    this.looking = reading != Reading.SPARING;
    this.path = visits.path();
    this.counters = counters;
    this.optimal = optimal;
    this.visits = visits;
    this.foresight = new Foresight(path, optimal.order());
    this.images = new MirrorImages(visits);
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
      // What was left out may have to be foreseen yet, however few states can be read from now on.
      entering = prunes > 0 || !visits.isBlind();
    }
    if (entering && looking && MirroredPaths.isContested(path)) {
      looking = false;
      alike = visits.mayHaveAlikeThreads() && reads(execution) && visits.hasAlikeThreads();
    }
  }

  /** Reads the last state, if that can be done. */
  private boolean reads(Execution execution) {
    boolean readable = visits.read(execution);
    if (readable) {
      if (undisputed.length <= path.length()) {
        undisputed = Arrays.copyOf(undisputed, 2 * path.length() + 16);
      }
      undisputed[path.length()] = isUndisputed();
    }
    return readable;
  }

  /** Whether hardly anything that comes later can race with what has led to the last state. */
  private boolean isUndisputed() {
    for (int i = 0; i < path.length(); i++) {
      if (!Passages.isOfLifeOnly(path.operation(i)) && !isKnownToAll(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether transition {@code i} happens before whatever comes next. */
  private boolean isKnownToAll(int i) {
    int state = path.length();
    for (int thread = 0; thread < path.population(state); thread++) {
      if (path.pending(state, thread) != null && !optimal.order().before(i, thread)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean hasAlikeThreads() {
    return alike && reading == Reading.LOOKING;
  }

  @Override
  public boolean unfinished() {
    while (entering && settled != path.length() && optimal.unfinished()) {
      int thread = optimal.candidate();
      Visits.Mirror mirror = mirror(thread);
      if (mirror == null && readsFor(thread)) {
        mirror = mirror(thread);
      }
      if (mirror == null) {
        settled = path.length();
      } else {
        leaveOut(thread, mirror);
      }
    }
    return optimal.unfinished();
  }

  private Visits.@Nullable Mirror mirror(int thread) {
    Visits.Mirror mirror = visits.mirror(thread);
    return mirror != null && keepsWhatSleeps(mirror.base(), mirror.renaming()) ? mirror : null;
  }

  /** Whether what sleeps in each state from the base on stays as it is. */
  private boolean keepsWhatSleeps(int base, Renaming renaming) {
    for (int state = base; state <= path.length(); state++) {
      if (!optimal.sleep().isKeptBy(renaming, state)) {
        return false;
      }
    }
    return true;
  }

  /** Reads the last state if the thread may be the mirror image of one that was explored there. */
  private boolean readsFor(int thread) {
    if (!canAffordToRead() || !visits.isWorthReadingFor(thread)) {
      return false;
    }
    reads++;
    try (Execution execution = program.start()) {
      path.replay(execution);
      path.effort().broughtToRead(path.length());
      return reads(execution);
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
    optimal.pass();
    if (undisputed[mirror.base()]) {
      images.leftOut(thread, mirror);
    } else {
      foresee(thread, mirror);
    }
  }

  private void foresee(int thread, Visits.Mirror mirror) {
    Visit visit = visits.get(path.length());
    images.add();
    visits.imagine(thread);
    optimal.order().push();
    visits.foresee(visit, visit.below(), mirror.renaming(), foresight);
    // What is imagined may be any of its alternatives.
    boolean isOne = path.operation(path.length() - 1).alternatives() == 1;
    foresight.findRaces(new Reversal(optimal, path.length() - (isOne ? 0 : 1)));
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
      if (images.foresee(foresight)) {
        foresight.findRaces(new Reversal(optimal, path.length()));
      }
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
