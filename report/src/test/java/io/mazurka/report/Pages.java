package io.mazurka.report;

import io.mazurka.check.Report;
import io.mazurka.check.Stories;
import io.mazurka.check.Story;
import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Finding;
import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import io.mazurka.program.Program;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import io.mazurka.program.Trace.Variable;
import io.mazurka.spl.SplProgram;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Checks to be shown on a page. */
final class Pages {

  static final Path MODELS = Path.of("../models").toAbsolutePath().normalize();

  private Pages() {}

  /** A check and what its search looked like. */
  record Checked(String program, Report report, SearchPicture picture) {

    Path writeTo(Path folder) throws IOException {
      return new HtmlReport(
              new Title(program, List.of(), "1.0"),
              story -> Optional.of("mazurka replay x.json"),
              new Sources(List.of(MODELS)))
          .write(folder, report, picture);
    }

    Trace trace() {
      return report.stories().getFirst().trace().orElseThrow();
    }
  }

  /** A model, really checked. */
  static Checked model(String name, Map<String, Integer> constants) {
    Program program = SplProgram.read(MODELS.resolve(name), constants);
    SearchPicture picture = new SearchPicture();
    SearchOptions options = SearchOptions.of(Algorithm.DPOR).withKeepGoing(true);
    Result result = new Search(program, options, picture).run();
    List<Story> stories =
        new Stories(program, Stories.Archive.NONE).of(result.counterexamples(), options.bounds());
    return new Checked(name, report(result, stories), picture);
  }

  /** A check that found this, on this execution. */
  static Checked found(Finding finding, Trace trace, Map<String, Long> outcomes) {
    int[] threads = trace.steps().stream().mapToInt(Step::thread).toArray();
    Counterexample counterexample = new Counterexample(finding, Schedule.of(threads), 3);
    Result result =
        new Result(
            "dpor",
            false,
            Optional.of("the search ended at the first finding"),
            new Statistics(3, 40, threads.length),
            Duration.ofMillis(412),
            List.of(counterexample),
            outcomes);
    Story story = new Story(counterexample, Optional.of(trace), Optional.empty(), Optional.empty());
    return new Checked("Main", report(result, List.of(story)), new SearchPicture());
  }

  private static Report report(Result result, List<Story> stories) {
    return new Report(
        "auto", result, stories, OptionalLong.of(7), List.of(), List.of(), Optional.empty());
  }

  /** So many steps of a few threads that count in turn. */
  static Trace counting(int steps, int threads) {
    List<Step> list = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      String before = Integer.toString(i);
      String after = Integer.toString(i + 1);
      list.add(
          new Step(
              i % threads,
              "update",
              "Main.count",
              before + " → " + after,
              "Main.java:" + (i % 50 + 1),
              List.of(),
              Operation.of(Kind.UPDATE, 1),
              List.of(new Variable("Main.count", before, after))));
    }
    List<String> names = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      names.add("worker-" + i);
    }
    return new Trace(names, list, List.of(), "");
  }
}
