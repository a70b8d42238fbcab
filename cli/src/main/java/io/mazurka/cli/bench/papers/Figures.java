package io.mazurka.cli.bench.papers;

import io.mazurka.engine.Result;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * What a search took: measured here, or published.
 *
 * @param complete whether the search came to its end, or to what it was to find; if not, figures
 *     are those of when it was given up
 */
record Figures(Map<Measure, Double> values, boolean complete) {

  /** What was not published. */
  static final Figures NONE = new Figures(Map.of(), true);

  /** What was not even tried, as it would be given up. */
  static final Figures NOT_TRIED = new Figures(Map.of(), false);

  Figures {
    Map<Measure, Double> copy = new EnumMap<>(Measure.class);
    copy.putAll(values);
    values = Collections.unmodifiableMap(copy);
  }

  /** Published executions, transitions and seconds. */
  static Figures published(double executions, double transitions, double seconds) {
    return NONE.with(Measure.EXECUTIONS, executions)
        .with(Measure.TRANSITIONS, transitions)
        .with(Measure.SECONDS, seconds);
  }

  /** Published: given up after so many seconds. */
  static Figures givenUp(double seconds) {
    return new Figures(Map.of(Measure.SECONDS, seconds), false);
  }

  /**
   * What a search took here.
   *
   * @param complete whether it was not given up
   */
  static Figures of(Result result, boolean complete) {
    Map<Measure, Double> values = new EnumMap<>(Measure.class);
    for (Measure measure : Measure.values()) {
      Double value = measure.of(result);
      if (value != null) {
        values.put(measure, value);
      }
    }
    return new Figures(values, complete);
  }

  /** The same with one more figure. */
  Figures with(Measure measure, double value) {
    Map<Measure, Double> more = new EnumMap<>(Measure.class);
    more.putAll(values);
    more.put(measure, value);
    return new Figures(more, complete);
  }

  /** The figure as people read it: empty where there is none. */
  String text(Measure measure) {
    Double value = values.get(measure);
    if (equals(NOT_TRIED)) {
      return measure == Measure.SECONDS ? "not tried" : "";
    }
    return value == null ? "" : (complete ? "" : "> ") + measure.text(value);
  }
}
