package io.mazurka.cli;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Figure;
import io.mazurka.engine.Result;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** Results and traces for the tests of what people and programs read. */
public final class Samples {

  private Samples() {}

  /** Two threads that lose an update. */
  public static final Trace LOST_UPDATE =
      new Trace(
          List.of("main", "left", "right"),
          List.of(
              step(0, "start", "left", "", "LostUpdate.java:12"),
              step(0, "start", "right", "", "LostUpdate.java:13"),
              step(1, "read", "LostUpdate.count", "0", "LostUpdate.java:8"),
              step(2, "read", "LostUpdate.count", "0", "LostUpdate.java:8"),
              step(2, "write", "LostUpdate.count", "0 → 1", "LostUpdate.java:8"),
              step(1, "write", "LostUpdate.count", "1 → 1", "LostUpdate.java:8"),
              step(0, "join", "left", "", "LostUpdate.java:14")),
          List.of(),
          "");

  /** What came of it. */
  public static final Finding ASSERTION =
      new Finding(
          Finding.Kind.ASSERTION,
          "main: java.lang.AssertionError: 1",
          "java.lang.AssertionError: 1\n\tat LostUpdate.main(LostUpdate.java:16)");

  /** The story of the lost update. */
  public static final Story STORY =
      new Story(
          new Counterexample(ASSERTION, Schedule.of(0, 0, 1, 2, 2, 1, 0), 3),
          Optional.of(LOST_UPDATE),
          Optional.of(Path.of("mazurka-replays/LostUpdate-assertion-0a1b2c3d.json")),
          Optional.empty());

  /** Many threads, and strings that are up to no good. */
  public static Trace crowd(int threads, int rounds) {
    List<String> names = new ArrayList<>();
    List<Step> steps = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      names.add("philosopher-" + i);
    }
    for (int i = 0; i < threads * rounds; i++) {
      int thread = i % threads;
      steps.add(
          step(
              thread, "lock", "com.example.table.Fork@" + i + "\u001b[31m", "", "Table.java:" + i));
    }
    return new Trace(names, steps, List.of(), "");
  }

  public static Step step(
      int thread, String operation, String object, String value, String location) {
    return new Step(thread, operation, object, value, location, List.of());
  }

  /** A report on these stories. */
  public static Report report(boolean complete, Optional<String> met, Story... stories) {
    Map<String, Long> outcomes = new TreeMap<>(Map.of("x=1 y=0", 4L, "x=1\ny=1", 8L, "", 1_200L));
    Result result =
        new Result(
            "dpor",
            complete,
            met,
            new Statistics(12_345, 345_678, 31, Map.of(Figure.SLEEP_BLOCKED, 0L)),
            Duration.ofMillis(412),
            List.of(stories).stream().map(Story::counterexample).toList(),
            outcomes);
    return new Report(
        "auto",
        result,
        List.of(stories),
        OptionalLong.of(1_234),
        List.of(),
        List.of(),
        Optional.empty());
  }
}
