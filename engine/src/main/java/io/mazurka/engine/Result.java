package io.mazurka.engine;

import io.mazurka.program.Schedule;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a search found out.
 *
 * @param complete whether every schedule that matters was covered
 * @param met the bound or interruption that kept the search from being complete, in words
 * @param counterexamples each distinct finding once, in the order found
 * @param outcomes what executions printed, and how often each was seen
 * @param preemptions the number of preemptions up to which every schedule that matters was covered,
 *     if schedules with more are all that the search left out
 */
public record Result(
    String algorithm,
    boolean complete,
    Optional<String> met,
    Statistics statistics,
    Duration time,
    List<Counterexample> counterexamples,
    Map<String, Long> outcomes,
    OptionalInt preemptions) {

  public Result {
    counterexamples = List.copyOf(counterexamples);
  }

  /** The result of a search without a bound on preemptions. */
  public Result(
      String algorithm,
      boolean complete,
      Optional<String> met,
      Statistics statistics,
      Duration time,
      List<Counterexample> counterexamples,
      Map<String, Long> outcomes) {
    this(
        algorithm, complete, met, statistics, time, counterexamples, outcomes, OptionalInt.empty());
  }

  /** Whether the program is right, wrong, or neither is known. */
  public Verdict verdict() {
    return !counterexamples.isEmpty()
        ? Verdict.VIOLATED
        : complete ? Verdict.VERIFIED : Verdict.INCONCLUSIVE;
  }

  /** The schedule of the first counterexample, if there is one. */
  public Optional<Schedule> firstSchedule() {
    return counterexamples.stream().findFirst().map(Counterexample::schedule);
  }
}
