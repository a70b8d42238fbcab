package io.mazurka.cli;

import io.mazurka.cli.bench.Tables;
import io.mazurka.cli.bench.growth.GrowthBenchmark;
import io.mazurka.cli.bench.growth.WorkersBenchmark;
import io.mazurka.cli.bench.papers.PapersBenchmark;
import io.mazurka.cli.bench.peers.Installation;
import io.mazurka.cli.bench.peers.Limits;
import io.mazurka.cli.bench.peers.PeerSelection;
import io.mazurka.cli.bench.peers.PeersBenchmark;
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

/** The options of the benchmarks that print tables: what is wanted, and where it goes. */
final class TablesRequest {

  /** The heap that each of the peers may have. */
  private static final int MEGABYTES = 2048;

  private static final List<String> WITH_TABLES = List.of("growth", "workers", "papers", "peers");

  @Spec(Spec.Target.MIXEE)
  private @Nullable CommandSpec command;

  @Option(
      names = "--only",
      paramLabel = "WHAT",
      description =
          "Of papers, only this table or the rows of one preset in it, such as yang-2008 or"
              + " yang-2008/auto; of peers, only this program, tool or pair, such as stack,"
              + " /lincheck or stack/lincheck. May be repeated.")
  private List<String> only = List.of();

  @Option(
      names = {"--max-seconds", "--time"},
      paramLabel = "N",
      defaultValue = "60",
      description =
          "Give up a search of papers or peers after so many seconds; of papers one with sdpor or"
              + " auto, or one that ended in the paper, after thirty times as many (default: 60).")
  private long mostSeconds = 60;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write the tables of one benchmark as Markdown; not of core and searches.")
  private @Nullable Path markdown;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "Write the tables of one benchmark as JSON; not of core and searches.")
  private @Nullable Path json;

  /** Refuses what cannot be done for these benchmarks. */
  void check(Path directory, List<String> names) {
    boolean one = names.stream().filter(WITH_TABLES::contains).count() <= 1;
    if (!one && (!only.isEmpty() || markdown != null || json != null)) {
      refuse("--only, --markdown and --json are for one of " + String.join(", ", WITH_TABLES));
    }
    if (mostSeconds <= 0) {
      refuse("--max-seconds " + mostSeconds + ": must be positive");
    }
    if (names.contains("papers")) {
      checkTables();
    }
    check(directory, markdown);
    check(directory, json);
  }

  private void checkTables() {
    for (String key : only) {
      if (!PapersBenchmark.isKnown(key)) {
        refuse(
            "there is no table '%s'; there is %s"
                .formatted(key, String.join(", ", PapersBenchmark.keys())));
      }
    }
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

  private void refuse(String message) {
    if (command != null) {
      throw new ParameterException(command.commandLine(), message);
    }
  }

  /** Runs the searches of the papers' tables, and gives what is to be printed. */
  List<String> papers(Console console) {
    PapersBenchmark benchmark = new PapersBenchmark(limit(), console::complain);
    List<String> keys = only.isEmpty() ? PapersBenchmark.keys() : only;
    return benchmark.run(keys, tables -> write(console, tables)).text();
  }

  /** Measures growth curves, and gives what is to be printed. */
  List<String> growth(Console console, Duration perPoint) {
    return written(console, new GrowthBenchmark(perPoint, console::complain).run());
  }

  /** Measures what several workers gain, and gives what is to be printed. */
  List<String> workers(Console console, Duration round) {
    return written(console, new WorkersBenchmark(round, console::complain).run());
  }

  /** Runs the programs under all tools, and gives what is to be printed. */
  List<String> peers(Console console) throws InterruptedException {
    Installation installation = Installation.find();
    PeerSelection selection = new PeerSelection(only);
    List<String> unknown = selection.unknown(installation);
    if (!unknown.isEmpty()) {
      refuse(String.join("; ", unknown));
    }
    Limits limits = new Limits(limit(), MEGABYTES);
    return written(
        console, new PeersBenchmark(installation, limits, console::complain).run(selection));
  }

  private Duration limit() {
    return Duration.ofSeconds(mostSeconds);
  }

  private List<String> written(Console console, Tables tables) {
    write(console, tables);
    return tables.text();
  }

  private void write(Console console, Tables tables) {
    write(console, markdown, tables.markdown());
    write(console, json, tables.json());
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
