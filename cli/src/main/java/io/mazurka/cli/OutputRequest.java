package io.mazurka.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say what is told of a search, and where. */
final class OutputRequest {

  private static final String STANDARD_OUTPUT = "-";

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--outcomes",
      description = "Print the distinct outcomes and how often each was seen.")
  private boolean outcomes;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the result as JSON (-: to standard output, and nothing else there).")
  private @Nullable String json;

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write a page with diagrams of the findings: DIR/index.html.")
  private @Nullable Path report;

  @Option(
      names = "--sources",
      paramLabel = "PATH",
      description = "Where the report finds source files besides the usual folders.")
  private @Nullable String sources;

  @Option(
      names = "--replay-dir",
      paramLabel = "DIR",
      defaultValue = "mazurka-replays",
      description = "Where counterexamples are kept (default: mazurka-replays).")
  private Path replays = Path.of("mazurka-replays");

  @Option(
      names = "--max-trace-lines",
      paramLabel = "N",
      defaultValue = "200",
      description = "Leave out the middle of longer counterexamples (default: 200; 0: never).")
  private int mostSteps = 200;

  @Option(names = "--quiet", description = "No progress.")
  private boolean quiet;

  /**
   * Refuses what cannot be done.
   *
   * @param directory what relative names are relative to
   */
  void check(Path directory) {
    if (mostSteps < 0) {
      refuse("--max-trace-lines " + mostSteps + ": must not be negative");
    }
    Path file = jsonFile();
    if (file != null && !canWrite(directory.resolve(file).toAbsolutePath())) {
      refuse("--json: cannot write " + file);
    }
    if (report != null && !canHold(directory.resolve(report).toAbsolutePath().normalize())) {
      refuse("--report: cannot write to " + report);
    }
  }

  /** Whether a folder is there, or could be made. */
  private static boolean canHold(Path folder) {
    Path there = folder;
    while (there != null && !Files.exists(there)) {
      there = there.getParent();
    }
    return there != null && Files.isDirectory(there) && Files.isWritable(there);
  }

  private static boolean canWrite(Path file) {
    Path folder = file.getParent();
    return Files.exists(file)
        ? Files.isWritable(file) && !Files.isDirectory(file)
        : folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
  }

  private void refuse(String message) {
    if (command != null) {
      throw new ParameterException(command.commandLine(), message);
    }
  }

  boolean outcomes() {
    return outcomes;
  }

  boolean quiet() {
    return quiet;
  }

  int mostSteps() {
    return mostSteps;
  }

  Path replays() {
    return replays;
  }

  /** The folder for the HTML report, or null if it is not asked for. */
  @Nullable Path report() {
    return report;
  }

  /** Where source files are besides the usual folders, as a path; may be empty. */
  String sources() {
    return sources == null ? "" : sources;
  }

  boolean jsonToStandardOutput() {
    return STANDARD_OUTPUT.equals(json);
  }

  /** The file for the JSON, or null if it is not asked for or goes to standard output. */
  @Nullable Path jsonFile() {
    return json == null || jsonToStandardOutput() ? null : Path.of(json);
  }
}
