package io.mazurka.engine;

import io.mazurka.engine.StatefulPartialOrder.Pruning;
import io.mazurka.program.Program;
import io.mazurka.program.Symmetry;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a program is searched.
 *
 * @param algorithm the preset that answers the five questions of the loop
 * @param keepGoing whether to explore on after the first finding
 * @param reductions what {@code dspin} makes use of
 * @param symmetries what the user declares to be symmetric, for {@code verisoft}, beside what the
 *     program itself declares
 * @param pickSeed shuffles the order of picking threads; 0 picks the thread that moved last, then
 *     the lowest number
 */
public record SearchOptions(
    Algorithm algorithm,
    Bounds bounds,
    boolean keepGoing,
    Reductions reductions,
    List<Symmetry> symmetries,
    long pickSeed,
    Workers workers) {

  public SearchOptions {
    symmetries = List.copyOf(symmetries);
  }

  /** A search with this preset, unbounded, that stops at the first finding. */
  public static SearchOptions of(Algorithm algorithm) {
    return new SearchOptions(
        algorithm, Bounds.NONE, false, Reductions.ALL, List.of(), 0, Workers.ONE);
  }

  public SearchOptions withAlgorithm(Algorithm newAlgorithm) {
    return new SearchOptions(
        newAlgorithm, bounds, keepGoing, reductions, symmetries, pickSeed, workers);
  }

  public SearchOptions withBounds(Bounds newBounds) {
    return new SearchOptions(
        algorithm, newBounds, keepGoing, reductions, symmetries, pickSeed, workers);
  }

  public SearchOptions withKeepGoing(boolean newKeepGoing) {
    return new SearchOptions(
        algorithm, bounds, newKeepGoing, reductions, symmetries, pickSeed, workers);
  }

  public SearchOptions withReductions(Reductions newReductions) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, newReductions, symmetries, pickSeed, workers);
  }

  public SearchOptions withSymmetries(List<Symmetry> newSymmetries) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, newSymmetries, pickSeed, workers);
  }

  public SearchOptions withPickSeed(long newPickSeed) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, symmetries, newPickSeed, workers);
  }

  public SearchOptions withWorkers(Workers newWorkers) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, symmetries, pickSeed, newWorkers);
  }

  /** Whether several workers can explore, be it not from the beginning. */
  public boolean allowsWorkers() {
    return algorithm.allowsWorkers() || boundsPreemptions();
  }

  boolean boundsPreemptions() {
    return bounds.preemptions() < Integer.MAX_VALUE;
  }

  /** Answers the loop's first question for the preset, or for the bound that takes its place. */
  Expansion expansion(Program program, Path path, Limits limits, Counters counters) {
    Pick pick = new Pick(pickSeed, path);
    if (boundsPreemptions()) {
      return new EveryThread(path, pick, limits, true);
    }
    return switch (algorithm) {
      case DFS -> new EveryThread(path, pick, limits, false);
      case VERISOFT -> new StaticPartialOrder(program, path, pick, counters, declared(program));
      case DPOR -> new DynamicPartialOrder(path, pick);
      case OPTIMAL -> new OptimalPartialOrder(program, path, pick, counters);
      case SDPOR -> stateful(program, path, counters, new VisitedStates(false), Pruning.NONE);
      case SYMDPOR -> stateful(program, path, counters, null, Pruning.REPAIRED);
      case SYMDPOR_PUBLISHED -> stateful(program, path, counters, null, Pruning.PUBLISHED);
      case DSPIN -> new EveryState(path, pick, counters, reductions);
      case AUTO -> optimalUpToSymmetry(program, path, counters, true, false);
    };
  }

  /**
   * Leaves out symmetric transitions.
   *
   * @param looking whether to say so if threads are alike where they first compete for something
   * @param withPast whether states are the same only if data races after them are
   */
  Expansion optimalUpToSymmetry(
      Program program, Path path, Counters counters, boolean looking, boolean withPast) {
    OptimalPartialOrder optimal =
        new OptimalPartialOrder(program, path, new Pick(pickSeed, path), counters);
    Visits visits = new Visits(path, counters, withPast);
    return new OptimalUpToSymmetry(optimal, program, visits, counters, looking);
  }

  private List<Symmetry> declared(Program program) {
    return Stream.concat(symmetries.stream(), program.symmetries().stream()).distinct().toList();
  }

  /** Recognises states up to symmetry of threads, and leaves out symmetric transitions. */
  Expansion statefulUpToSymmetry(Program program, Path path, Counters counters, boolean withPast) {
    Visits visits = new Visits(path, counters, withPast);
    return stateful(program, visits, counters, new VisitedStates(true), Pruning.REPAIRED);
  }

  private Expansion stateful(
      Program program,
      Path path,
      Counters counters,
      @Nullable VisitedStates visited,
      Pruning pruning) {
    return stateful(program, new Visits(path, counters, false), counters, visited, pruning);
  }

  private Expansion stateful(
      Program program,
      Visits visits,
      Counters counters,
      @Nullable VisitedStates visited,
      Pruning pruning) {
    Path path = visits.path();
    DynamicPartialOrder dpor = new DynamicPartialOrder(path, new Pick(pickSeed, path), program);
    return new StatefulPartialOrder(dpor, visits, counters, visited, pruning);
  }
}
