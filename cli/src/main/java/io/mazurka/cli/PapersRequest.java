package io.mazurka.cli;

import io.mazurka.cli.bench.papers.PapersBenchmark;
import io.mazurka.cli.bench.papers.PapersResult;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say which of the papers' tables are wanted, and where they go. */
final class PapersRequest {

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--only",
      paramLabel = "TABLE",
      description = "Only these of the papers' tables, such as yang-2008; may be repeated.")
  private List<String> only = List.of();

  @Option(
      names = "--max-seconds",
      paramLabel = "N",
      defaultValue = "60",
      description = "Give up a search of the papers' tables after so many seconds (default: 60).")
  private long mostSeconds = 60;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write the papers' tables as Markdown.")
  private @Nullable Path markdown;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the papers' tables as JSON.")
  private @Nullable Path json;

  /** Refuses what cannot be done. */
  void check(Path directory) {
    for (String key : only) {
      if (!PapersBenchmark.keys().contains(key)) {
        refuse("there is no table '%s'; there is %s".formatted(key, String.join(", ", tables())));
      }
    }
    if (mostSeconds <= 0) {
      refuse("--max-seconds " + mostSeconds + ": must be positive");
    }
    check(directory, markdown);
    check(directory, json);
  }

  private void check(Path directory, @Nullable Path file) {
    if (file != null && !canWrite(directory.resolve(file).toAbsolutePath())) {
      refuse("cannot write " + file);
    }
  }

  private static boolean canWrite(Path file) {
    Path folder = file.getParent();
    return folder != null && Files.isDirectory(folder) && !Files.isDirectory(file);
  }

  private static List<String> tables() {
    return PapersBenchmark.keys();
  }

  private void refuse(String message) {
    if (command != null) {
      throw new ParameterException(command.commandLine(), message);
    }
  }

  /** Runs the searches, writes the files, and gives what is to be printed. */
  List<String> run(Console console) {
    PapersBenchmark benchmark =
        new PapersBenchmark(Duration.ofSeconds(mostSeconds), line -> console.complain(line));
    PapersResult result = benchmark.run(only.isEmpty() ? tables() : only);
    write(console, markdown, result.markdown());
    write(console, json, result.json());
    return result.text();
  }

  private static void write(Console console, @Nullable Path file, String text) {
    if (file == null) {
      return;
    }
    try {
      Files.writeString(console.directory().resolve(file), text);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file, e);
    }
  }
}
