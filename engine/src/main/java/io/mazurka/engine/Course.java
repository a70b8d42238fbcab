package io.mazurka.engine;

import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import java.util.ArrayList;
import java.util.List;

/**
 * Which expansion a search uses, and when it starts over with another.
 *
 * <p>Most presets have one. What predicts operations hands over to one that does not where that
 * turns out to be impossible. And {@code auto} begins with {@link OptimalUpToSymmetry}, which has
 * the fewest executions where there are few states that are reached in several ways. It goes over
 * to {@link StatefulPartialOrder} at once if threads are alike where they first compete for
 * something, as then many states are mirror images of others; if executions do not end; or else
 * after a thousand executions, to see. It stays with that if half of its executions or more come to
 * an early end at a visited state or are left out as symmetric. Else it goes back for another
 * thousand if the attempt was a short one, or is plain {@link OptimalPartialOrder} from then on.
 * Nothing of this depends on a clock, so that the same program is always searched in the same way.
 */
final class Course {

  /** After how many executions recognising states is tried. */
  private static final long PATIENCE = 1_000;

  /** After how many executions it must pay for the first time where it is tried at once. */
  private static final long SHORT_TRIAL = 32;

  private enum Stage {
    /** The preset that was asked for. */
    PRESET,
    /** The first attempt of {@code auto}. */
    UP_TO_SYMMETRY,
    /** Recognises states. */
    STATEFUL,
    /** Plain optimal partial order reduction. */
    OPTIMAL,
    /** Plain dynamic partial order reduction. */
    DPOR
  }

  private final SearchOptions options;
  private final Program program;
  private final Limits limits;
  private final Counters counters;
  private Stage stage;
  private boolean foreseeable = true;
  private boolean endless;
  private boolean alike;
  private boolean tried;
  private long begun;
  private long savedBefore;
  private long lookAgain = PATIENCE;

  Course(SearchOptions options, Program program, Limits limits, Counters counters) {
    this.options = options;
    this.program = program;
    this.limits = limits;
    this.counters = counters;
    this.stage = isAuto() ? Stage.UP_TO_SYMMETRY : Stage.PRESET;
  }

  private boolean isAuto() {
    return options.algorithm() == Algorithm.AUTO && !options.boundsPreemptions();
  }

  /** The expansion to use from now on, along a new path. */
  Expansion expansion(Path path) {
    return expansion(program, path, counters);
  }

  /** The same for another worker, which has a program of its own and counts for itself. */
  Expansion expansion(Program own, Path path, Counters counted) {
    return switch (stage) {
      case PRESET -> options.expansion(own, path, limits, counted);
      case UP_TO_SYMMETRY -> options.optimalUpToSymmetry(own, path, counted, !alike);
      case STATEFUL -> options.statefulUpToSymmetry(own, path, counted);
      case OPTIMAL ->
          options.withAlgorithm(Algorithm.OPTIMAL).expansion(own, path, limits, counted);
      case DPOR -> options.withAlgorithm(Algorithm.DPOR).expansion(own, path, limits, counted);
    };
  }

  /** An operation could not be predicted; what does not predict takes over. */
  void unforeseen() {
    foreseeable = false;
    turnTo(stage == Stage.UP_TO_SYMMETRY ? Stage.STATEFUL : Stage.DPOR);
  }

  /** Threads are alike where they first compete: states up to symmetry are tried first. */
  void alike() {
    alike = true;
    turnTo(Stage.STATEFUL);
    tried = false;
    lookAgain = SHORT_TRIAL;
  }

  /**
   * Whether to start over with another expansion, now that an execution has ended.
   *
   * @param more whether something is left to explore
   */
  boolean turns(Expansion expansion, boolean more) {
    boolean due = more && counters.executions() - begun >= lookAgain;
    if (due) {
      lookAgain *= 2;
    }
    return switch (stage) {
      case UP_TO_SYMMETRY -> !expansion.isBlind() && (due || isEndless()) && turnTo(Stage.STATEFUL);
      case STATEFUL -> (expansion.isBlind() || (due && !pays())) && turnTo(afterStates());
      default -> false;
    };
  }

  /** Whether executions do not end, but for their states being recognised. */
  private boolean isEndless() {
    endless |= limits.isTooDeep();
    return endless;
  }

  private boolean pays() {
    return endless || 2 * (saved() - savedBefore) >= counters.executions() - begun;
  }

  /**
   * Whether to start over because of a finding. Data races are found along an execution; the
   * executions that are left out may have others.
   */
  boolean turnsAt(Finding finding) {
    return finding.kind() == Finding.Kind.RACE
        && options.keepGoing()
        && (stage == Stage.UP_TO_SYMMETRY || stage == Stage.STATEFUL)
        && turnTo(plain());
  }

  /** What to do where recognising states does not pay; symmetry alone may, if that is left. */
  private Stage afterStates() {
    return foreseeable && !tried ? Stage.UP_TO_SYMMETRY : plain();
  }

  private Stage plain() {
    return foreseeable ? Stage.OPTIMAL : Stage.DPOR;
  }

  private boolean turnTo(Stage next) {
    stage = next;
    begun = counters.executions();
    savedBefore = saved();
    lookAgain = PATIENCE;
    tried |= next == Stage.STATEFUL;
    return true;
  }

  private long saved() {
    return counters.get(Figure.REVISITED) + counters.get(Figure.SYMMETRIC_PRUNES);
  }

  /** What a reader of the result should know about it. */
  List<String> notes() {
    List<String> notes = new ArrayList<>();
    if (!foreseeable) {
      notes.add(
          "Some operations depend on what other threads do in between, so "
              + (stage == Stage.STATEFUL ? Algorithm.SDPOR : Algorithm.DPOR).label()
              + " took over: as complete, with more executions than there are traces.");
    } else if (stage == Stage.STATEFUL && counters.get(Figure.REVISITED) > 0) {
      notes.add("States are reached in many ways, so those visited before were recognised.");
    }
    return notes;
  }
}
