package io.mazurka.cli.bench;

import io.mazurka.cli.bench.Measurement.Time;
import io.mazurka.cli.bench.program.SynchronizedIncrements;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmOptions.Threads;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.program.Execution;
import io.mazurka.program.Program;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.text.Grid;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * What a visible operation costs from end to end, and how many executions there are per second:
 * three threads, two synchronized increments each, one worker.
 *
 * <p>Where the time goes is told by variants of the same search: without looking for races; on
 * platform threads; the front end alone, following one schedule again and again; the engine alone,
 * on the same operations held in memory.
 */
public final class CoreBenchmark {

  private static final int ROUNDS = 5;

  private final Measurement measurement;

  /** A benchmark whose rounds take so long, after a warm-up of as many rounds. */
  public CoreBenchmark(Duration round) {
    this.measurement = new Measurement(round.multipliedBy(ROUNDS), round, ROUNDS);
  }

  /** Measures all variants and lays them out for people. */
  public List<String> table() {
    List<List<String>> rows =
        run().stream()
            .map(row ->
                List.of(
                    row.name(),
                    "%,10d".formatted(row.perSearch()),
                    "%,12.0f".formatted(row.executions()),
                    "%,12.0f".formatted(row.nanos()),
                    "%,12.0f".formatted(row.cpuNanos())))
            .toList();
    return Grid.lines(
        List.of("variant", "executions", "executions/s", "ns/operation", "CPU ns/operation"), rows);
  }

  /**
   * One line of the table.
   *
   * @param perSearch executions of one search
   * @param executions executions per second
   * @param nanos nanoseconds per visible operation, replayed ones included
   * @param cpuNanos the same in time of all processors together
   */
  private record Row(
      String name, long perSearch, double executions, double nanos, double cpuNanos) {

    static Row of(String name, long executions, long steps, Time time) {
      return new Row(
          name,
          executions,
          executions / time.wall() * 1e9,
          time.wall() / steps,
          time.cpu() / steps);
    }
  }

  private List<Row> run() {
    List<Row> rows = new ArrayList<>();
    try (JvmProgram program = program(Races.FAIL, Threads.CONTINUATION)) {
      rows.add(search("end to end, dpor", program, Algorithm.DPOR));
      rows.add(follow("front end alone, one schedule", program));
    }
    try (JvmProgram program = program(Races.OFF, Threads.CONTINUATION)) {
      rows.add(search("end to end, races not looked for", program, Algorithm.DPOR));
    }
    try (JvmProgram program = program(Races.FAIL, Threads.PLATFORM)) {
      rows.add(search("end to end, platform threads", program, Algorithm.DPOR));
    }
    rows.add(
        search(
            "engine alone, operations in memory",
            ScriptedProgram.lockedIncrements(3, 2),
            Algorithm.DPOR));
    return rows;
  }

  private static JvmProgram program(Races races, Threads threads) {
    return JvmProgram.load(
        new JvmOptions(
            SynchronizedIncrements.class.getName(),
            List.of(),
            List.of(BenchSubject.home()),
            Conditions.usual().withRaces(races).withThreads(threads)));
  }

  private Row search(String name, Program program, Algorithm algorithm) {
    StepCounter counter = new StepCounter(program);
    long executions = explore(counter, algorithm).statistics().executions();
    Time time = measurement.time(() -> explore(program, algorithm));
    return Row.of(name, executions, counter.steps(), time);
  }

  private static Result explore(Program program, Algorithm algorithm) {
    SearchOptions options = SearchOptions.of(algorithm).withRecallAfter(SearchOptions.NO_RECALL);
    Result result = new Search(program, options, SearchListener.NONE).run();
    if (!result.counterexamples().isEmpty()) {
      throw new ProgramException("the benchmark program is wrong: " + result.counterexamples());
    }
    return result;
  }

  private Row follow(String name, Program program) {
    StepCounter counter = new StepCounter(program);
    explore(counter, Algorithm.DPOR);
    Schedule schedule = counter.longest();
    Time time = measurement.time(() -> follow(program, schedule));
    return Row.of(name, 1, schedule.length(), time);
  }

  private static void follow(Program program, Schedule schedule) {
    try (Execution execution = program.start()) {
      for (int i = 0; i < schedule.length(); i++) {
        execution.step(schedule.thread(i), schedule.alternative(i));
      }
      execution.end();
    }
  }
}
