package io.mazurka.engine;

import io.mazurka.engine.OptimalUpToSymmetry.Reading;
import io.mazurka.program.Program;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which expansion a search uses, and when it goes on with another.
 *
 * <p>Most presets have one. What predicts operations hands over to one that does not where that
 * turns out to be impossible. And {@code auto} has two searches and does not know beforehand which
 * of them is better: {@link OptimalUpToSymmetry}, which has the fewest executions where there are
 * few states that are reached in several ways, and {@link StatefulPartialOrder}. It begins with the
 * first. It goes over to the second at once if threads are alike where they first compete for
 * something, as then many states are mirror images of others; if executions do not end; or else
 * after a thousand executions, to see, or a few dozen if the end is far ({@link Outlook}).
 *
 * <p>From then on the two take turns, so that each costs about what the other does: the second
 * until it has cost as much as the first, that until it has cost an eighth more. If the executions
 * of the second end early beside those of the first, it gets a fifth more instead: where many
 * states are known already, there is most to be spared. It also goes on, if it pays, until it has
 * cost half of what the first is expected to cost in the end ({@link Outlook}), and that gets a
 * small part meanwhile, which keeps the estimate up to date. Whoever is done first has explored
 * everything. A search that is put aside goes on where it was, so that nothing is done twice, and
 * all together costs little more than twice what the better of the two does. Recognising states is
 * given up for good where it neither ends half of its executions early nor leaves out as many
 * transitions. Where it was begun with at once that is looked at soon. Its turns then go to plain
 * {@link OptimalPartialOrder}, if the first has left out anything: what it foresees of that may
 * make it explore more in other places than it was spared.
 *
 * <p>Nothing of this depends on a clock: cost is counted ({@link Effort}), so that the same program
 * is always searched in the same way.
 */
final class Course {

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

  /** What recognises states may cost so many times what a search costs whose end is far. */
  private static final int AHEAD = 12;

  /** That one then goes on until the other has cost no more than so many times as much. */
  private static final int BEHIND = 8;

  /** Where threads are alike, what recognises states goes on alone for so many times as long. */
  private static final int ALONE = 4;

  private final Patience patience;
  private final SearchOptions options;
  private final Limits limits;
  private final Counters counters;
  private Outlook outlook = new Outlook();
  private final Map<Stage, Aside> asides = new EnumMap<>(Stage.class);
  private Stage stage;
  private @Nullable Stage left;
  private boolean foreseeable = true;
  private boolean endless;
  private boolean alike;
  private @Nullable String blindness;
  private boolean givenUp;
  private boolean withPast;
  private long lookAgain;

  Course(SearchOptions options, Limits limits, Counters counters, Patience patience) {
    this.patience = patience;
    this.lookAgain = patience.trial();
    this.options = options;
    this.limits = limits;
    this.counters = counters;
    this.stage = isAuto() ? Stage.UP_TO_SYMMETRY : Stage.PRESET;
  }

  private boolean isAuto() {
    return options.algorithm() == Algorithm.AUTO && !options.boundsPreemptions();
  }

  /** A search begins anew. */
  void begins() {
    if (stage == Stage.UP_TO_SYMMETRY) {
      outlook = new Outlook();
    }
  }

  /**
   * The expansion to use from now on, along a new path.
   *
   * @param own the program of the worker that walks there
   * @param counted what this worker counts
   */
  Expansion expansion(Program own, Path path, Counters counted) {
    Ground ground = new Ground(own, path, limits, counted, withPast);
    return switch (stage) {
      case PRESET ->
          foreseeable ? options.expansion(ground) : options.expansionWithoutPredictions(ground);
      case UP_TO_SYMMETRY ->
          options.optimalUpToSymmetry(ground, alike ? Reading.SPARING : Reading.LOOKING);
      case STATEFUL -> options.statefulUpToSymmetry(ground);
      case OPTIMAL -> options.withAlgorithm(Algorithm.OPTIMAL).expansion(ground);
      case DPOR -> options.withAlgorithm(Algorithm.DPOR).expansion(ground);
    };
  }

  /** An operation of a walk could not be predicted; what does not predict takes over. */
  void unforeseen(Walk walk) {
    if (walk.expansion().hasAlikeThreads()) {
      turnToAlikeThreads();
      return;
    }
    foreseeable = false;
    lookAgain = patience.turn();
    turnTo(
        switch (stage) {
          case PRESET -> Stage.PRESET;
          case UP_TO_SYMMETRY -> Stage.STATEFUL;
          case STATEFUL, OPTIMAL, DPOR -> Stage.DPOR;
        });
  }

  /** The program describes its operations in another way than before; nothing goes on from here. */
  void learned() {
    asides.clear();
    startOver();
  }

  /** What is going on begins anew. */
  void startOver() {
    left = null;
  }

  /** Whether to go on with another expansion, now that an execution has ended and some are left. */
  boolean turns(Walk walk, boolean more) {
    return switch (stage) {
      case UP_TO_SYMMETRY -> turnsFromSymmetry(walk, more);
      case STATEFUL -> turnsFromStates(walk, more);
      case OPTIMAL, DPOR -> turnsFromPlain(walk, more);
      case PRESET -> false;
    };
  }

  /** Whether executions do not end, but for their states being recognised, if they can be. */
  private boolean isEndless() {
    endless |= limits.isTooDeep();
    return endless && blindness == null;
  }

  private boolean turnsFromSymmetry(Walk walk, boolean more) {
    noteBlindness(walk);
    if (walk.expansion().hasAlikeThreads()) {
      return (more || limits.isTooDeep()) && turnToAlikeThreads();
    }
    if (isEndless()) {
      return turnTo(Stage.STATEFUL);
    }
    if (more) {
      outlook.look(walk);
    }
    Effort effort = walk.path().effort();
    boolean worthwhile = rival() == Stage.STATEFUL || effort.hasSaved();
    return more
        && worthwhile
        && (asides.containsKey(rival()) ? hasHadItsTurn(effort) : isLong(effort))
        && (isShared() ? turnTo(rival()) : putAsideFor(rival()));
  }

  /** States up to symmetry are tried first; they begin with what was explored so far. */
  private boolean turnToAlikeThreads() {
    alike = true;
    counters.drop();
    return turnTo(Stage.STATEFUL);
  }

  /** Whether the search goes on for so long that another should be tried. */
  private boolean isLong(Effort effort) {
    return effort.executions() >= patience.turn()
        || effort.executions() >= patience.sample() && outlook.isFar();
  }

  private boolean turnsFromPlain(Walk walk, boolean more) {
    if (isEndless()) {
      return turnTo(Stage.STATEFUL);
    }
    return more
        && asides.containsKey(rival())
        && hasHadItsTurn(walk.path().effort())
        && putAsideFor(rival());
  }

  private void noteBlindness(Walk walk) {
    if (blindness == null) {
      blindness = walk.expansion().blindness();
    }
  }

  /** What takes turns with the search that is going on. */
  private Stage rival() {
    return switch (stage) {
      case UP_TO_SYMMETRY -> blindness == null && !givenUp ? Stage.STATEFUL : Stage.OPTIMAL;
      case STATEFUL -> foreseeable ? Stage.UP_TO_SYMMETRY : Stage.DPOR;
      case DPOR -> Stage.STATEFUL;
      case OPTIMAL, PRESET -> Stage.UP_TO_SYMMETRY;
    };
  }

  private boolean isShared() {
    return options.workers().count() > 1 && rival() == Stage.OPTIMAL;
  }

  private boolean turnsFromStates(Walk walk, boolean more) {
    Effort effort = walk.path().effort();
    noteBlindness(walk);
    if (blindness != null) {
      return turnTo(withoutStates());
    }
    if (!more || endless) {
      return false;
    }
    if (isDisappointing(effort)) {
      return putAsideFor(rival());
    }
    if (!hasHadItsTurn(effort)) {
      return false;
    }
    givenUp = effort.isInVain() && effort.executions() >= patience.sample();
    return givenUp ? turnTo(withoutStates()) : putAsideFor(rival());
  }

  /** Whether what is recognised alone, without a search to compare it with, does not pay. */
  private boolean isDisappointing(Effort effort) {
    if (!asides.isEmpty() || effort.executions() < lookAgain) {
      return false;
    }
    lookAgain = 2 * effort.executions();
    return !effort.pays();
  }

  /** Whether what is going on has cost enough, in comparison with what was put aside, if any. */
  private boolean hasHadItsTurn(Effort effort) {
    Aside other = asides.get(rival());
    if (other == null) {
      return foreseeable
          && effort.executions() >= patience.sample()
          && effort.worth() >= ALONE * patience.turn();
    }
    if (stage == Stage.STATEFUL) {
      return effort.total() >= allowance(effort, other.effort());
    }
    return effort.total() >= share(effort, other.effort()) || isFarBehind(effort, other.effort());
  }

  /** What recognising states may cost in its turn, beside another search. */
  private double allowance(Effort effort, Effort other) {
    double equal = other.total();
    if (!effort.pays()) {
      return equal / 2;
    }
    double share = effort.endsEarlyBeside(other) ? equal * 6 / 5 : equal;
    return foreseeable ? Math.max(share, Math.min(outlook.whole() / 2, AHEAD * equal)) : share;
  }

  /** What another search may cost in its turn. */
  private double share(Effort effort, Effort other) {
    double equal = other.total();
    if (rival() == Stage.STATEFUL && !other.pays()) {
      return equal * 9 / 4;
    }
    return other.endsEarlyBeside(effort) ? equal : equal * 9 / 8;
  }

  /** Whether the end is so far that it is better to recognise states, as that pays. */
  private boolean isFarBehind(Effort effort, Effort other) {
    return foreseeable
        && rival() == Stage.STATEFUL
        && other.pays()
        && effort.total() >= other.total() / BEHIND
        && outlook.whole() / 2 >= 1.25 * other.total();
  }

  /** Several workers can share what recognises neither states nor symmetry. */
  private Stage withoutStates() {
    return foreseeable && options.workers().count() == 1 ? Stage.UP_TO_SYMMETRY : plain();
  }

  /**
   * Whether to start over because findings turn out to depend on the past: what was left out at a
   * state that was read without it may have other findings.
   */
  boolean turnsToPast() {
    if (withPast) {
      return false;
    }
    withPast = true;
    lookAgain = patience.trial();
    learned();
    return readsStates();
  }

  /** Whether the search may rely on what is known of the program: it has no such table itself. */
  boolean mayRely() {
    return switch (stage) {
      case PRESET ->
          options.boundsPreemptions()
              || options.algorithm().mayRely() && !(withPast && options.algorithm().readsStates());
      case STATEFUL -> false;
      case UP_TO_SYMMETRY, OPTIMAL, DPOR -> !withPast;
    };
  }

  private boolean readsStates() {
    return switch (stage) {
      case PRESET -> options.algorithm().readsStates() && !options.boundsPreemptions();
      case UP_TO_SYMMETRY, STATEFUL -> true;
      case OPTIMAL, DPOR -> false;
    };
  }

  private Stage plain() {
    return foreseeable ? Stage.OPTIMAL : Stage.DPOR;
  }

  /** Turns to another stage, and will not come back to this one. */
  private boolean turnTo(Stage next) {
    putAsideFor(next);
    left = null;
    asides.keySet().retainAll(Set.of(next));
    return true;
  }

  /** Turns to another stage, and comes back to this one later. */
  private boolean putAsideFor(Stage next) {
    left = stage;
    stage = next;
    return true;
  }

  /** What was put aside when the course left its present stage, or null if that begins anew. */
  @Nullable Aside resumed() {
    return asides.remove(stage);
  }

  /** Keeps what was going on until the course turned, if it is to go on later. */
  void keep(Aside before) {
    if (left != null) {
      asides.put(left, before);
    }
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
    if (blindness != null) {
      notes.add(
          Expansion.unread("States", blindness)
              + ": neither threads that are alike nor states visited before were recognised.");
    }
    return notes;
  }
}
