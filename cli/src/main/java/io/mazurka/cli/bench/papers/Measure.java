package io.mazurka.cli.bench.papers;

import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What the papers' tables count and measure. */
enum Measure {
  /** Complete ones, blocked ones and those cut short together. */
  EXECUTIONS("executions"),
  /** Explored, not only replayed. */
  TRANSITIONS("transitions"),
  STATES("states"),
  /** Executions that ended in a state known before. */
  REVISITED("revisited"),
  /** Pairs of threads compared for symmetry. */
  CHECKS("checks"),
  /** Transitions left out as symmetric. */
  SUCCESSES("successes"),
  SECONDS("seconds"),
  /** Seconds that went into reading states. */
  PROBING("probing"),
  /** Seconds that went into comparing states and code. */
  COMPARING("comparing");

  private final String label;

  Measure(String label) {
    this.label = label;
  }

  /** The head of its column, and its name in JSON. */
  String label() {
    return label;
  }

  /** Whether the measure is a time in seconds. */
  boolean isTime() {
    return this == SECONDS || this == PROBING || this == COMPARING;
  }

  /** What a search took, or null where its algorithm does not measure that. */
  @Nullable Double of(Result result) {
    return switch (this) {
      case EXECUTIONS -> (double) result.statistics().executions();
      case TRANSITIONS -> (double) result.statistics().transitions();
      case SECONDS -> result.time().toNanos() / 1e9;
      case STATES -> figure(result, Figure.STATES);
      case REVISITED -> figure(result, Figure.REVISITED);
      case CHECKS -> figure(result, Figure.SYMMETRY_CHECKS);
      case SUCCESSES -> figure(result, Figure.SYMMETRIC_PRUNES);
      case PROBING -> figure(result, Figure.PROBE_TIME);
      case COMPARING -> figure(result, Figure.COMPARE_TIME);
    };
  }

  private static @Nullable Double figure(Result result, Figure figure) {
    Long value = result.statistics().figures().get(figure);
    return value == null ? null : figure.isTime() ? value / 1e9 : (double) value;
  }

  /** A figure as people read it. */
  String text(double value) {
    String format = isTime() && value < 1000 ? "%,.2f" : "%,.0f";
    return String.format(Locale.ROOT, format, value);
  }
}
