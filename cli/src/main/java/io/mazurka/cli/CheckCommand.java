package io.mazurka.cli;

import io.mazurka.check.Exploration;
import io.mazurka.check.Loaded;
import io.mazurka.check.Report;
import io.mazurka.check.Stories;
import io.mazurka.check.Story;
import io.mazurka.check.Watch;
import io.mazurka.cli.check.Listeners;
import io.mazurka.cli.check.Progress;
import io.mazurka.cli.json.ResultJson;
import io.mazurka.cli.replay.ReplayArchive;
import io.mazurka.cli.subject.ClassPath;
import io.mazurka.cli.subject.FrontEnds;
import io.mazurka.cli.subject.SourceFolders;
import io.mazurka.cli.subject.Subject;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Result;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.jvm.Conditions;
import io.mazurka.program.ProgramException;
import io.mazurka.report.HtmlReport;
import io.mazurka.report.SearchPicture;
import io.mazurka.report.Sources;
import io.mazurka.report.Title;
import io.mazurka.text.FindingText;
import io.mazurka.text.ReportText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mazurka check}: explores a program and tells what was found. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    description = "Explores a program under every thread schedule that matters.",
    footerHeading = "%nExamples:%n",
    footer = {
      "  mazurka check examples/LostUpdate.java",
      "  mazurka check -cp build/classes com.example.QueueTest 3",
      "  mazurka check --keep-going --json result.json -cp app.jar com.example.Main",
      "  mazurka check --report report examples/Philosophers.java",
      "  mazurka check --algorithm dfs --outcomes model.spl N=3",
      "",
      "Exit codes: 0 verified, 1 violated, 2 cannot be handled, 3 inconclusive."
    })
final class CheckCommand implements Callable<Integer> {

  private final Console console;
  private final Exit exit;
  private final FrontEnds frontEnds;

  @Parameters(
      index = "0",
      paramLabel = "PROGRAM",
      description = "A class with a main method, a FILE.java with one, or a model FILE.spl.")
  private String program = "";

  @Parameters(
      index = "1..*",
      paramLabel = "ARG",
      description = "The program's own arguments; for a model N=4 gives a constant its value.")
  private List<String> arguments = List.of();

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      description = "Where the program's classes are (default: the current directory).")
  private @Nullable String classPath;

  @Mixin private SearchRequest search = new SearchRequest();

  @Mixin private JavaRequest java = new JavaRequest();

  @Mixin private OutputRequest output = new OutputRequest();

  CheckCommand(Console console, Exit exit, FrontEnds frontEnds) {
    this.console = console;
    this.exit = exit;
    this.frontEnds = frontEnds;
  }

  @Override
  public Integer call() {
    SearchOptions options = search.options();
    output.check(console.directory());
    Subject subject = subject();
    try (Loaded loaded = frontEnds.load(subject)) {
      SearchPicture picture = new SearchPicture();
      Report report = explore(subject, loaded, search.declare(options, loaded.program()), picture);
      tell(report);
      draw(subject, report, picture);
      return exitCode(report);
    }
  }

  private Subject subject() {
    List<Path> entries =
        classPath == null && isFile()
            ? List.of()
            : ClassPath.parse(classPath == null ? "." : classPath, console.directory());
    return new Subject(program, arguments, entries, console.directory(), conditions());
  }

  /** Allocations of Java programs can depend on each other only if they are steps. */
  private Conditions conditions() {
    Conditions asked = java.conditions();
    return asked.withAllocationSteps(
        asked.allocationSteps() || !search.options().reductions().symmetricIndependence());
  }

  private boolean isFile() {
    return program.endsWith(".java") || program.endsWith(".spl");
  }

  private Report explore(
      Subject subject, Loaded loaded, SearchOptions options, SearchPicture picture) {
    Watch watch = new Watch(loaded);
    Result result;
    Exploration exploration;
    try (Progress progress = progress(options)) {
      exploration = new Exploration(loaded.program(), options, listener(progress, picture));
      exit.stopsWith(exploration::stop);
      result = watch.run(exploration::run, exploration::resultSoFar);
    }
    List<Counterexample> found = result.counterexamples();
    Stories stories = new Stories(loaded.program(), archive(subject, loaded));
    List<Story> told =
        watch.run(() -> stories.of(found, options.bounds()), () -> stories.untold(found));
    return new Report(
        search.algorithm(),
        result,
        told,
        loaded.filteredAccesses(),
        loaded.reportedRaces(),
        Stream.concat(loaded.notes().stream(), exploration.notes().stream()).toList(),
        exploration.trouble().or(watch::stuck));
  }

  private ReplayArchive archive(Subject subject, Loaded loaded) {
    return new ReplayArchive(subject, loaded.digest(), Version.CURRENT, output.replays());
  }

  private @Nullable Progress progress(SearchOptions options) {
    return console.terminal().err() && !output.quiet()
        ? new Progress(console.err(), console.terminal().width(), options.bounds())
        : null;
  }

  private SearchListener listener(@Nullable Progress progress, SearchPicture picture) {
    return Listeners.of(progress, output.report() == null ? null : picture);
  }

  private void tell(Report report) {
    if (output.jsonToStandardOutput()) {
      console.out().print(ResultJson.text(report));
      console.out().flush();
    } else {
      console.print(
          new ReportText(console.terminal(), console.command(), output.mostSteps())
              .lines(report, output.outcomes()));
    }
    Path file = output.jsonFile();
    if (file != null) {
      write(console.directory().resolve(file), ResultJson.text(report));
    }
    report.trouble().ifPresent(console::complain);
  }

  /** Writes the page for those who want to look at the result rather than read it. */
  private void draw(Subject subject, Report report, SearchPicture picture) {
    Path named = output.report();
    if (named == null) {
      return;
    }
    Path folder = console.directory().resolve(named);
    Title title = new Title(subject.program(), subject.arguments(), Version.CURRENT);
    Sources sources = new Sources(SourceFolders.of(subject, output.sources()));
    try {
      new HtmlReport(title, FindingText.Again.by(console.command()), sources)
          .write(folder, report, picture);
    } catch (IOException e) {
      throw new ProgramException("cannot write the report to " + folder + ": " + e, e);
    }
    if (!output.jsonToStandardOutput()) {
      String page = named.resolve(HtmlReport.FILE).toString();
      console.print(List.of("", "as a page: " + console.terminal().printable().line(page)));
    }
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new ProgramException("cannot write " + file + ": " + e, e);
    }
  }

  private static int exitCode(Report report) {
    return report.trouble().isPresent() && report.verdict() != Verdict.VIOLATED
        ? ExitCode.CANNOT
        : ExitCode.of(report.verdict());
  }
}
