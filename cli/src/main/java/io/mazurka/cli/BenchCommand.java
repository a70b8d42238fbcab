package io.mazurka.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code mazurka bench}: the project's own benchmarks. */
@Command(
    name = "bench",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Runs the project's own benchmarks.")
final class BenchCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(paramLabel = "NAME", description = "Which benchmarks.")
  private List<String> names = List.of();

  BenchCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.complain("no benchmark " + names);
    return ExitCode.CANNOT;
  }
}
