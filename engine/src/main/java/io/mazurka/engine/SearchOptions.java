package io.mazurka.engine;

import io.mazurka.engine.OptimalUpToSymmetry.Reading;
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
 * @param recallAfter after how many executions the program is run only where it is not known yet
 *     what it does
 */
public record SearchOptions(
    Algorithm algorithm,
    Bounds bounds,
    boolean keepGoing,
    Reductions reductions,
    List<Symmetry> symmetries,
    long pickSeed,
    Workers workers,
    long recallAfter) {

  /** The program is run for every execution. */
  public static final long NO_RECALL = Long.MAX_VALUE;

  /** What is remembered costs more than it spares in a search of a few executions. */
  public static final long USUAL_RECALL = 500;

  public SearchOptions {
    symmetries = List.copyOf(symmetries);
  }

  /** A search with this preset, unbounded, that stops at the first finding. */
  public static SearchOptions of(Algorithm algorithm) {
    return new SearchOptions(
        algorithm, Bounds.NONE, false, Reductions.ALL, List.of(), 0, Workers.ONE, USUAL_RECALL);
  }

  public SearchOptions withAlgorithm(Algorithm newAlgorithm) {
    return new SearchOptions(
        newAlgorithm, bounds, keepGoing, reductions, symmetries, pickSeed, workers, recallAfter);
  }

  public SearchOptions withBounds(Bounds newBounds) {
    return new SearchOptions(
        algorithm, newBounds, keepGoing, reductions, symmetries, pickSeed, workers, recallAfter);
  }

  public SearchOptions withKeepGoing(boolean newKeepGoing) {
    return new SearchOptions(
        algorithm, bounds, newKeepGoing, reductions, symmetries, pickSeed, workers, recallAfter);
  }

  public SearchOptions withReductions(Reductions newReductions) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, newReductions, symmetries, pickSeed, workers, recallAfter);
  }

  public SearchOptions withSymmetries(List<Symmetry> newSymmetries) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, newSymmetries, pickSeed, workers, recallAfter);
  }

  public SearchOptions withPickSeed(long newPickSeed) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, symmetries, newPickSeed, workers, recallAfter);
  }

  public SearchOptions withWorkers(Workers newWorkers) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, symmetries, pickSeed, newWorkers, recallAfter);
  }

  public SearchOptions withRecallAfter(long newRecallAfter) {
    return new SearchOptions(
        algorithm, bounds, keepGoing, reductions, symmetries, pickSeed, workers, newRecallAfter);
  }

  /** Whether several workers can explore, be it not from the beginning. */
  public boolean allowsWorkers() {
    return algorithm.allowsWorkers() || boundsPreemptions();
  }

  boolean boundsPreemptions() {
    return bounds.preemptions() < Integer.MAX_VALUE;
  }

  /** Answers the loop's first question for the preset, or for the bound that takes its place. */
  Expansion expansion(Ground ground) {
    Path path = ground.path();
    Counters counters = ground.counters();
    if (boundsPreemptions()) {
      return new EveryThread(path, pick(path), ground.limits(), true);
    }
    return switch (algorithm) {
      case DFS -> new EveryThread(path, pick(path), ground.limits(), false);
      case VERISOFT -> staticPartialOrder(ground);
      case DPOR -> new DynamicPartialOrder(path, pick(path));
      case OPTIMAL -> optimal(ground);
      case SDPOR -> stateful(ground, new VisitedStates(false), Pruning.NONE);
      case SYMDPOR -> optimalUpToSymmetry(ground, Reading.THOROUGH);
      case SYMDPOR_PUBLISHED -> stateful(ground, null, Pruning.PUBLISHED);
      case DSPIN ->
          new EveryState(
              path,
              pick(path),
              reductions,
              new CanonicalStates(path, counters, reductions, ground.withPast()));
      case AUTO -> optimalUpToSymmetry(ground, Reading.LOOKING);
    };
  }

  /** The same where operations cannot be predicted, as the first answer took it for granted. */
  Expansion expansionWithoutPredictions(Ground ground) {
    return algorithm == Algorithm.SYMDPOR
        ? stateful(ground, null, Pruning.REPAIRED)
        : withAlgorithm(Algorithm.DPOR).expansion(ground);
  }

  private Pick pick(Path path) {
    return new Pick(pickSeed, path);
  }

  private OptimalPartialOrder optimal(Ground ground) {
    Path path = ground.path();
    return new OptimalPartialOrder(ground.program(), path, pick(path), ground.counters());
  }

  /** Leaves out symmetric transitions. */
  Expansion optimalUpToSymmetry(Ground ground, Reading reading) {
    return new OptimalUpToSymmetry(
        optimal(ground), ground.program(), ground.visits(), ground.counters(), reading);
  }

  private Expansion staticPartialOrder(Ground ground) {
    Program program = ground.program();
    List<Symmetry> declared =
        Stream.concat(symmetries.stream(), program.symmetries().stream()).distinct().toList();
    Path path = ground.path();
    return new StaticPartialOrder(program, path, pick(path), ground.counters(), declared);
  }

  /** Recognises states up to symmetry of threads, and leaves out symmetric transitions. */
  Expansion statefulUpToSymmetry(Ground ground) {
    return stateful(ground, new VisitedStates(true), Pruning.REPAIRED);
  }

  private Expansion stateful(Ground ground, @Nullable VisitedStates visited, Pruning pruning) {
    Path path = ground.path();
    return new StatefulPartialOrder(
        new DynamicPartialOrder(path, pick(path), ground.program()),
        ground.visits(),
        ground.counters(),
        visited,
        pruning);
  }
}
