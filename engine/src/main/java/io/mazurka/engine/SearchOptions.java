package io.mazurka.engine;

import io.mazurka.engine.StatefulPartialOrder.Symmetry;
import io.mazurka.program.Program;
import org.jspecify.annotations.Nullable;

/**
 * How a program is searched.
 *
 * @param algorithm the preset that answers the five questions of the loop
 * @param keepGoing whether to explore on after the first finding
 * @param reductions what {@code dspin} makes use of
 * @param pickSeed shuffles the order of picking threads; 0 picks the thread that moved last, then
 *     the lowest number
 */
public record SearchOptions(
    Algorithm algorithm, Bounds bounds, boolean keepGoing, Reductions reductions, long pickSeed) {

  /** A search with this preset, unbounded, that stops at the first finding. */
  public static SearchOptions of(Algorithm algorithm) {
    return new SearchOptions(algorithm, Bounds.NONE, false, Reductions.ALL, 0);
  }

  public SearchOptions withAlgorithm(Algorithm newAlgorithm) {
    return new SearchOptions(newAlgorithm, bounds, keepGoing, reductions, pickSeed);
  }

  public SearchOptions withBounds(Bounds newBounds) {
    return new SearchOptions(algorithm, newBounds, keepGoing, reductions, pickSeed);
  }

  public SearchOptions withKeepGoing(boolean newKeepGoing) {
    return new SearchOptions(algorithm, bounds, newKeepGoing, reductions, pickSeed);
  }

  public SearchOptions withReductions(Reductions newReductions) {
    return new SearchOptions(algorithm, bounds, keepGoing, newReductions, pickSeed);
  }

  public SearchOptions withPickSeed(long newPickSeed) {
    return new SearchOptions(algorithm, bounds, keepGoing, reductions, newPickSeed);
  }

  /** Answers the loop's first question for the preset, or for the bound that takes its place. */
  Expansion expansion(Program program, Path path, Limits limits, Counters counters) {
    Pick pick = new Pick(pickSeed);
    if (bounds.preemptions() < Integer.MAX_VALUE) {
      return new EveryThread(path, pick, limits);
    }
    return switch (algorithm) {
      case DFS -> new EveryThread(path, pick, limits);
      case VERISOFT -> new StaticPartialOrder(path, pick, counters);
      case DPOR -> new DynamicPartialOrder(path, pick);
      case OPTIMAL -> new OptimalPartialOrder(program, path, pick, counters);
      case SDPOR -> stateful(path, counters, new VisitedStates(false), Symmetry.UNUSED);
      case SYMDPOR -> stateful(path, counters, null, Symmetry.REPAIRED);
      case SYMDPOR_PUBLISHED -> stateful(path, counters, null, Symmetry.PUBLISHED);
      case DSPIN -> new EveryState(path, pick, counters, reductions);
    };
  }

  private Expansion stateful(
      Path path, Counters counters, @Nullable VisitedStates visited, Symmetry symmetry) {
    return new StatefulPartialOrder(path, new Pick(pickSeed), counters, visited, symmetry);
  }
}
