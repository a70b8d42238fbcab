package io.mazurka.cli.bench;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Figure;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Statistics;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * A search, and what others needed for the same program.
 *
 * @param limit the published figure, or {@link #UNKNOWN}
 * @param aim the least figure that is known to be possible, or {@link #UNKNOWN}
 */
record SearchCase(BenchSearch search, Count count, long limit, long aim) {

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
    return new SearchCase(BenchSearch.of(subject, algorithm), count, limit, aim);
  }

  /** The same with other options. */
  SearchCase with(String newHow, UnaryOperator<SearchOptions> change) {
    return new SearchCase(search.with(newHow, change), count, limit, aim);
  }

  /** The same with a symmetry declared. */
  SearchCase declaring(String symmetry) {
    return new SearchCase(search.declaring(symmetry), count, limit, aim);
  }
}
