package io.mazurka.cli.bench;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Program;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * A program to be searched with a preset, and what others needed for it.
 *
 * @param subject the program
 * @param how the preset in words
 * @param symmetries what is declared to be symmetric
 * @param limit the published figure, or {@link #UNKNOWN}
 * @param aim the least figure that is known to be possible, or {@link #UNKNOWN}
 */
record SearchCase(
    BenchSubject subject,
    String how,
    SearchOptions options,
    List<String> symmetries,
    Count count,
    long limit,
    long aim) {

  static final long UNKNOWN = -1;

  /** What is counted. */
  enum Count {
    /** Complete ones, blocked ones and those cut short together. */
    EXECUTIONS,
    TRANSITIONS,
    STATES;

    long of(Statistics statistics) {
      return switch (this) {
        case EXECUTIONS -> statistics.executions();
        case TRANSITIONS -> statistics.transitions();
        case STATES -> statistics.figure(Figure.STATES);
      };
    }

    String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  static SearchCase of(
      BenchSubject subject, Algorithm algorithm, Count count, long limit, long aim) {
    SearchOptions options = SearchOptions.of(algorithm).withKeepGoing(true);
    return new SearchCase(subject, algorithm.label(), options, List.of(), count, limit, aim);
  }

  /** The same with other options. */
  SearchCase with(String newHow, UnaryOperator<SearchOptions> change) {
    return new SearchCase(subject, newHow, change.apply(options), symmetries, count, limit, aim);
  }

  /** The same with a symmetry declared. */
  SearchCase declaring(String symmetry) {
    return new SearchCase(
        subject, how + ", declared", options, List.of(symmetry), count, limit, aim);
  }

  /** The options for the program once it is loaded. */
  SearchOptions optionsFor(Program program) {
    return options.withSymmetries(symmetries.stream().map(program::symmetry).toList());
  }
}
