package io.mazurka.cli;

import io.mazurka.check.Loaded;
import io.mazurka.cli.replay.ReplayFile;
import io.mazurka.cli.replay.ReplayReader;
import io.mazurka.cli.subject.ClassPath;
import io.mazurka.cli.subject.FrontEnds;
import io.mazurka.cli.subject.Subject;
import io.mazurka.engine.Circles;
import io.mazurka.program.Trace;
import io.mazurka.text.ReplayText;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mazurka replay}: runs one recorded schedule again, step by step, to the same finding. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    description = {
      "Runs one recorded schedule again, step by step, to the same finding.",
      "The program that the file names is run, from the class path that the file names."
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  mazurka replay mazurka-replays/LostUpdate-assertion-0a1b2c3d.json",
      "",
      "Exit codes: 1 the finding appears again, 3 it does not, 2 the file or the",
      "program cannot be handled, or the program no longer follows the schedule."
    })
final class ReplayCommand implements Callable<Integer> {

  private final Console console;
  private final FrontEnds frontEnds;

  @Parameters(index = "0", paramLabel = "FILE", description = "What mazurka check recorded.")
  private Path file = Path.of("");

  @Option(
      names = {"-cp", "--classpath"},
      paramLabel = "PATH",
      description = "Where the program's classes are (default: where they were).")
  private @Nullable String classPath;

  @Option(
      names = "--max-trace-lines",
      paramLabel = "N",
      defaultValue = "0",
      description = "Leave out the middle of longer executions (default: 0, never).")
  private int mostSteps;

  ReplayCommand(Console console, FrontEnds frontEnds) {
    this.console = console;
    this.frontEnds = frontEnds;
  }

  @Override
  public Integer call() {
    ReplayFile replay =
        new ReplayReader(console.directory()).read(console.directory().resolve(file));
    Subject subject = subject(replay.subject());
    try (Loaded loaded = frontEnds.load(subject)) {
      if (!loaded.digest().equals(replay.digest())) {
        console.complain("the program has changed since the schedule was recorded");
      }
      Trace trace = Circles.trace(loaded.program(), replay.schedule(), replay.finding());
      console.print(new ReplayText(console.terminal(), mostSteps).lines(trace, replay.finding()));
      return trace.findings().isEmpty() ? ExitCode.INCONCLUSIVE : ExitCode.VIOLATED;
    }
  }

  private Subject subject(Subject recorded) {
    return classPath == null
        ? recorded
        : new Subject(
            recorded.program(),
            recorded.arguments(),
            ClassPath.parse(classPath, console.directory()),
            recorded.directory(),
            recorded.conditions());
  }
}
