package io.mazurka.api;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Workers;
import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a check is made: what the options of the command line say. Immutable; each method gives
 * settings that differ in one thing.
 */
public final class Settings {

  private static final String AUTO = "auto";

  /** Complete, up to the first finding, and a data race is a finding. */
  public static final Settings DEFAULT =
      new Settings(
          AUTO,
          SearchOptions.of(preset(AUTO)),
          UnaryOperator.identity(),
          Set.of(),
          List.of(),
          null);

  private final String algorithm;
  private final SearchOptions search;

  /**
   * What differs from the usual conditions. Which those are is asked when a check begins: settings
   * in a static field of a test class come into being under check, too, where nobody may ask.
   */
  private final UnaryOperator<Conditions> conditions;

  private final Set<String> outcomes;
  private final List<String> symmetries;
  private final @Nullable Path report;

  private Settings(
      String algorithm,
      SearchOptions search,
      UnaryOperator<Conditions> conditions,
      Set<String> outcomes,
      List<String> symmetries,
      @Nullable Path report) {
    this.algorithm = algorithm;
    this.search = search;
    this.conditions = conditions;
    this.outcomes = outcomes;
    this.symmetries = symmetries;
    this.report = report;
  }

  /** Chooses schedules by the algorithm of that name; {@code "auto"} is the best there is. */
  public Settings algorithm(String name) {
    return new Settings(
        name, search.withAlgorithm(preset(name)), conditions, outcomes, symmetries, report);
  }

  /** Explores on after the first finding. */
  public Settings keepGoing(boolean on) {
    return with(search.withKeepGoing(on));
  }

  /** Stops after so many executions. */
  public Settings maxExecutions(long limit) {
    return bounded(bounds -> bounds.withExecutions(positive(limit, "executions")));
  }

  /** Stops after so many seconds. */
  public Settings maxSeconds(double limit) {
    Duration time = Duration.ofNanos((long) (positive(limit, "seconds") * 1e9));
    return bounded(bounds -> bounds.withTime(time));
  }

  /** Cuts executions after so many transitions. */
  public Settings maxDepth(int limit) {
    return bounded(bounds -> bounds.withDepth(positive(limit, "transitions")));
  }

  /** Explores only executions that leave a thread that could go on so many times at most. */
  public Settings maxPreemptions(int limit) {
    if (limit < 0) {
      throw new ProgramException("a bound of " + limit + " preemptions: must not be negative");
    }
    return bounded(bounds -> bounds.withPreemptions(limit));
  }

  /** Says what is done about data races. */
  public Settings races(Races mode) {
    return under(usual -> usual.withRaces(mode));
  }

  /**
   * Whether calls of the JDK's concurrent collections and locks are one step each; if not, the
   * JDK's own code is explored.
   */
  public Settings trustJdk(boolean trust) {
    return under(usual -> usual.withTrustJdk(trust));
  }

  /** Lets waiting threads wake up without a reason, each so many times in an execution. */
  public Settings spuriousWakeups(int count) {
    if (count < 0) {
      throw new ProgramException(count + " spurious wakeups: must not be negative");
    }
    return under(usual -> usual.withSpuriousWakeups(count));
  }

  /**
   * Whether a timed wait runs out only where no thread can move otherwise, and not at any moment.
   */
  public Settings lateTimeouts(boolean late) {
    return under(usual -> usual.withLateTimeouts(late));
  }

  /**
   * Explores with so many workers at the same time, as {@code --workers} does: with the algorithms
   * {@code optimal}, {@code dpor} and {@code dfs}, and with {@code auto} where it goes on as one of
   * these.
   */
  public Settings workers(int count) {
    if (count < 1) {
      throw new ProgramException(count + " workers: must be greater than 0");
    }
    return with(search.withWorkers(Workers.of(count)));
  }

  /** Shuffles the order in which threads are picked; 0 does not. */
  public Settings seed(long seed) {
    return with(search.withPickSeed(seed));
  }

  /**
   * Expects exactly these outcomes: an execution that prints something else is a finding, and so is
   * one of these that no execution prints.
   */
  public Settings outcomes(String... expected) {
    Set<String> all = new LinkedHashSet<>(Arrays.asList(expected));
    return new Settings(
        algorithm, search, conditions, Collections.unmodifiableSet(all), symmetries, report);
  }

  /**
   * Declares what can be permuted without changing the program, for the algorithm {@code verisoft}:
   * {@code "permutations(left, right)"} for threads of these names; see the option {@code
   * --symmetry} of the command line.
   */
  public Settings symmetries(String... declarations) {
    return new Settings(algorithm, search, conditions, outcomes, List.of(declarations), report);
  }

  /** Writes the result as an HTML page, {@code index.html}, into the folder, whatever it is. */
  public Settings report(Path folder) {
    return new Settings(algorithm, search, conditions, outcomes, symmetries, folder);
  }

  /** The name the user asked for. */
  public String algorithm() {
    return algorithm;
  }

  /** The settings in the engine's terms, for a program. */
  public SearchOptions search(Program program) {
    if (!symmetries.isEmpty() && search.algorithm() != Algorithm.VERISOFT) {
      throw new ProgramException("declared symmetry is used by the algorithm verisoft only");
    }
    if (search.workers().count() > 1 && !search.allowsWorkers()) {
      throw new ProgramException(
          "%s explores with one worker; with several there are %s"
              .formatted(algorithm, labels(Algorithm::allowsWorkers)));
    }
    return search.withSymmetries(symmetries.stream().map(program::symmetry).toList());
  }

  /**
   * How the program is run. It is part of a test run, which would end along with it, and nothing
   * behind the exit is looked at.
   */
  public Conditions conditions() {
    return conditions.apply(Conditions.usual()).withoutExit();
  }

  /** The outcomes that are expected; none for any. */
  public Set<String> outcomes() {
    return outcomes;
  }

  /** Where the page is to be written. */
  public Optional<Path> report() {
    return Optional.ofNullable(report);
  }

  private Settings with(SearchOptions newSearch) {
    return new Settings(algorithm, newSearch, conditions, outcomes, symmetries, report);
  }

  private Settings under(UnaryOperator<Conditions> change) {
    UnaryOperator<Conditions> both = usual -> change.apply(conditions.apply(usual));
    return new Settings(algorithm, search, both, outcomes, symmetries, report);
  }

  private Settings bounded(UnaryOperator<Bounds> bound) {
    return with(search.withBounds(bound.apply(search.bounds())));
  }

  private static <N extends Number> N positive(N number, String what) {
    if (number.doubleValue() > 0) {
      return number;
    }
    throw new ProgramException("a bound of " + number + " " + what + ": must be greater than 0");
  }

  private static Algorithm preset(String name) {
    return Algorithm.named(name)
        .orElseThrow(() ->
            new ProgramException(
                "there is no algorithm '" + name + "'; there are " + labels(_ -> true)));
  }

  private static String labels(Predicate<Algorithm> which) {
    return Arrays.stream(Algorithm.values())
        .filter(which)
        .map(Algorithm::label)
        .collect(Collectors.joining(", "));
  }
}
