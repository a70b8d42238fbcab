package io.mazurka.cli;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Workers;
import io.mazurka.program.Program;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say how to search. */
final class SearchRequest {

  static final String AUTO = "auto";

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--algorithm",
      completionCandidates = AlgorithmNames.class,
      paramLabel = "NAME",
      defaultValue = AUTO,
      description =
          "How schedules are chosen: auto (the best there is, the default), optimal, dpor, sdpor,"
              + " symdpor, symdpor-published (the one that can miss failures), verisoft, dspin, dfs.")
  private String algorithm = AUTO;

  @Option(
      names = "--symmetry",
      paramLabel = "DECLARATION",
      description = {
        "What can be permuted without changing the program, for verisoft; may be repeated:"
            + " swap(…), rotation(…), permutations(…) or cycles(…) of threads by name or number,"
            + " and in a model of variables and semaphores too: 'rotation(philosopher; fork)'."
      })
  private List<String> symmetries = List.of();

  @Option(
      names = "--keep-going",
      description = "Explore on after the first finding; report each distinct finding once.")
  private boolean keepGoing;

  @Mixin private ReductionRequest reductions = new ReductionRequest();

  @Option(names = "--max-executions", paramLabel = "N", description = "Stop after N executions.")
  private @Nullable Long executions;

  @Option(names = "--max-seconds", paramLabel = "N", description = "Stop after N seconds.")
  private @Nullable Double seconds;

  @Option(
      names = "--max-depth",
      paramLabel = "N",
      description = "Cut executions after N transitions (default: " + Bounds.DEFAULT_DEPTH + ").")
  private @Nullable Integer depth;

  @Option(
      names = "--max-preemptions",
      paramLabel = "N",
      description = "Explore only executions that leave a thread that could go on N times at most.")
  private @Nullable Integer preemptions;

  @Option(
      names = "--workers",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "Explore with N workers at the same time, with auto (where it goes on as optimal or dpor),"
              + " optimal, dpor and dfs (default: 1).")
  private int workers = 1;

  @Option(
      names = "--recall-after",
      paramLabel = "N",
      defaultValue = "" + SearchOptions.USUAL_RECALL,
      description =
          "After N executions, remember states and run the program only where it is not known yet"
              + " what it does; not with verisoft, sdpor and dspin (default: ${DEFAULT-VALUE})."
              + " never: run it for each execution.")
  private String recallAfter = "" + SearchOptions.USUAL_RECALL;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "Shuffle the order in which threads are picked (0: do not).")
  private long seed;

  /** The name the user asked for. */
  String algorithm() {
    return algorithm;
  }

  /** The options with the symmetries that are declared for the program. */
  SearchOptions declare(SearchOptions options, Program program) {
    return options.withSymmetries(symmetries.stream().map(program::symmetry).toList());
  }

  /** The options in the engine's terms; what cannot be done is refused. */
  SearchOptions options() {
    if (!symmetries.isEmpty() && !algorithm.equals(Algorithm.VERISOFT.label())) {
      throw refusal("--symmetry: declared symmetry is used with --algorithm verisoft only");
    }
    SearchOptions options =
        SearchOptions.of(preset())
            .withBounds(bounds())
            .withKeepGoing(keepGoing)
            .withReductions(reductions.chosen())
            .withPickSeed(seed)
            .withRecallAfter(recallAfter());
    return options.withWorkers(workers(options));
  }

  private long recallAfter() {
    if (recallAfter.equals("never")) {
      return SearchOptions.NO_RECALL;
    }
    if (!recallAfter.matches("[0-9]{1,9}")) {
      throw refusal("--recall-after " + recallAfter + ": a number of executions, or never");
    }
    return Long.parseLong(recallAfter);
  }

  private Workers workers(SearchOptions options) {
    Workers wanted = Workers.of(positive(workers, "--workers"));
    if (wanted.count() == 1 || options.allowsWorkers()) {
      return wanted;
    }
    String able =
        Arrays.stream(Algorithm.values())
            .filter(Algorithm::allowsWorkers)
            .map(Algorithm::label)
            .collect(Collectors.joining(", "));
    throw refusal(
        "--workers %d: %s explores with one worker; with several there are %s"
            .formatted(workers, algorithm, able));
  }

  private Algorithm preset() {
    return Algorithm.named(algorithm).orElseThrow(this::unknownAlgorithm);
  }

  private ParameterException unknownAlgorithm() {
    String available =
        Arrays.stream(Algorithm.values()).map(Algorithm::label).collect(Collectors.joining(", "));
    return refusal("there is no algorithm '" + algorithm + "'; there are " + available);
  }

  private Bounds bounds() {
    Bounds bounds = Bounds.NONE;
    if (executions != null) {
      bounds = bounds.withExecutions(positive(executions, "--max-executions"));
    }
    if (seconds != null) {
      bounds = bounds.withTime(Duration.ofNanos((long) (positive(seconds, "--max-seconds") * 1e9)));
    }
    if (depth != null) {
      bounds = bounds.withDepth(positive(depth, "--max-depth"));
    }
    if (preemptions != null) {
      bounds = bounds.withPreemptions(natural(preemptions, "--max-preemptions"));
    }
    return bounds;
  }

  private int natural(int number, String option) {
    if (number >= 0) {
      return number;
    }
    throw refusal(option + " " + number + ": must not be negative");
  }

  private <N extends Number> N positive(N number, String option) {
    if (number.doubleValue() > 0) {
      return number;
    }
    throw refusal(option + " " + number + ": must be greater than 0");
  }

  private ParameterException refusal(String message) {
    return Optional.ofNullable(command)
        .map(spec -> new ParameterException(spec.commandLine(), message))
        .orElseThrow();
  }
}
