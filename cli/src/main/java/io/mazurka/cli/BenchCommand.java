package io.mazurka.cli;

import io.mazurka.cli.bench.CoreBenchmark;
import io.mazurka.cli.bench.RatiosBenchmark;
import io.mazurka.cli.bench.SearchesBenchmark;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mazurka bench}: the project's own benchmarks. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Runs the project's own benchmarks.",
    footerHeading = "%nBenchmarks:%n",
    footer = {
      "  core       nanoseconds per visible operation and executions per second: three",
      "             threads, two synchronized increments each; and where the time goes",
      "  searches   how much of the papers' programs each algorithm explores, beside",
      "             published figures",
      "  growth     what an operation costs with more threads, more operations, longer",
      "             executions and more of them; only if it is named",
      "  workers    what several workers gain, by the clock and in processor time;",
      "             only if it is named",
      "  papers     the papers' tables, with the published figures beside those here;",
      "             only if it is named, as it takes long",
      "  peers      the same programs under Mazurka and under other tools, which it",
      "             builds; only if it is named, as it takes long"
    })
final class BenchCommand implements Callable<Integer> {

  private static final List<String> QUICK = List.of("core", "searches");
  private static final List<String> BENCHMARKS =
      List.of("core", "searches", "growth", "workers", "papers", "peers");

  private static final Duration LONGEST_SEARCH = Duration.ofSeconds(60);

  private final Console console;

  @Spec private @Nullable CommandSpec command;

  @Parameters(
      paramLabel = "NAME",
      description = "Which benchmarks (default: all that take a minute or two).")
  private List<String> names = QUICK;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "1",
      description =
          "How long a round of core, a point of growth or a round of workers takes (default: 1).")
  private double seconds = 1;

  @Mixin private TablesRequest tables = new TablesRequest();

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws InterruptedException {
    for (String name : names) {
      if (!BENCHMARKS.contains(name) && command != null) {
        throw new ParameterException(
            command.commandLine(),
            "there is no benchmark '" + name + "'; there is " + String.join(", ", BENCHMARKS));
      }
    }
    tables.check(console.directory(), names);
    Duration round = Duration.ofNanos((long) (Math.max(0.001, seconds) * 1e9));
    if (names.contains("core")) {
      console.print(List.of("three threads, two synchronized increments each, one worker", ""));
      print(new CoreBenchmark(round).table());
    }
    if (names.contains("searches")) {
      print(new SearchesBenchmark(LONGEST_SEARCH).table());
      console.print(List.of("", "what a search saves against another one", ""));
      print(new RatiosBenchmark(LONGEST_SEARCH).table());
    }
    if (names.contains("growth")) {
      print(tables.growth(console, round));
    }
    if (names.contains("workers")) {
      print(tables.workers(console, round));
    }
    if (names.contains("papers")) {
      print(tables.papers(console));
    }
    if (names.contains("peers")) {
      print(tables.peers(console));
    }
    return ExitCode.VERIFIED;
  }

  private void print(List<String> table) {
    console.print(table.stream().map(this::fit).toList());
  }

  private String fit(String line) {
    return console.terminal().printable().fit(line);
  }
}
