package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The launcher as a process of its own. */
class LauncherTest {

  static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  @TempDir private Path folder = Path.of("");

  @Test
  void launcher_throughASymbolicLink_keepsRelativePathsRelative() throws Exception {
    Path links = Files.createDirectories(folder.resolve("a b/bin"));
    Path link = Files.createSymbolicLink(links.resolve("mazurka"), ROOT.resolve("mazurka"));
    Path second = Files.createSymbolicLink(links.resolve("again"), Path.of("mazurka"));
    Files.copy(ROOT.resolve("examples/LostUpdate.java"), folder.resolve("a b/LostUpdate.java"));
    for (Path each : List.of(link, second)) {
      Run run = run(folder.resolve("a b"), each.toString(), "check", "LostUpdate.java");
      assertThat(run.code()).as(run.err()).isEqualTo(1);
      assertThat(folder.resolve("a b/mazurka-replays")).isDirectory();
    }
  }

  @Test
  void launcher_withArgumentsOfAllKinds_passesThemOn() throws Exception {
    Files.writeString(
        folder.resolve("Echo.java"),
        """
        class Echo {
          public static void main(String[] args) {
            System.out.print(String.join("|", args));
          }
        }
        """);
    Run run =
        run(folder, mazurka(), "check", "--json", "-", "Echo.java", "a b", "", "*", "--help", "ü");
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode result = JsonMapper.shared().readTree(run.out());
    assertThat(result.get("outcomes").propertyNames()).containsExactly("a b||*|--help|ü");
  }

  @Test
  void completion_inBash_completesCommandsOptionsAndAlgorithms() throws Exception {
    String complete =
        """
        source <('%s' completion)
        complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _complete_mazurka; echo "${COMPREPLY[*]}"; }
        complete_words mazurka re
        complete_words mazurka check --max-e
        complete_words mazurka check --algorithm dp
        """
            .formatted(mazurka());
    Run run = run(folder, "bash", "-c", complete);
    assertThat(run.out().lines().map(String::strip))
        .as(run.err())
        .containsExactly("replay", "--max-executions", "dpor");
  }

  @Test
  void launcher_onATerminal_coloursAndFitsItsWidth_andNeverColoursWithNoColor() throws Exception {
    Files.copy(ROOT.resolve("examples/LostUpdate.java"), folder.resolve("LostUpdate.java"));
    String check = "stty cols 72; '" + mazurka() + "' check LostUpdate.java";
    Run coloured = onATerminal(check);
    assertThat(coloured.out()).contains("\u001b[31mviolated\u001b[0m");
    String plain = coloured.out().replaceAll("\u001b\\[[0-9;]*m", "");
    assertThat(plain.lines().filter(line -> line.contains("│"))).isNotEmpty();
    assertThat(plain.lines().filter(line -> line.contains("│")))
        .allMatch(line -> line.stripTrailing().length() <= 72);
    assertThat(onATerminal("export NO_COLOR=1; " + check).out())
        .contains("violated: assertion")
        .doesNotContain("\u001b[3");
  }

  /** Runs a command on a pseudo terminal, as {@code script} of util-linux provides one. */
  private Run onATerminal(String command) throws IOException, InterruptedException {
    return run(folder, "script", "-qec", "export TERM=xterm; " + command, "/dev/null");
  }

  @Test
  void search_atASignal_tellsWhatItHas() throws Exception {
    Path model = ROOT.resolve("models/philosophers-ordered.spl");
    Process process =
        start(
            folder,
            mazurka(),
            "check",
            "--algorithm",
            "dfs",
            "--json",
            "result.json",
            model.toString(),
            "N=9");
    waitUntilSearching(process);
    process.destroy();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isEqualTo(3);
    JsonNode result = JsonMapper.shared().readTree(Files.readString(folder.resolve("result.json")));
    assertThat(result.get("verdict").stringValue()).isEqualTo("inconclusive");
    assertThat(result.get("executions").longValue()).isPositive();
  }

  /** The launcher becomes the Java process by exec, so its command tells when it is up. */
  private static void waitUntilSearching(Process process) throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MINUTES.toNanos(5);
    while (process.info().totalCpuDuration().orElseThrow().toMillis() < 1_500
        || !process.info().command().orElse("").endsWith("java")) {
      assertThat(process.isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(50);
    }
  }

  private static String mazurka() {
    return ROOT.resolve("mazurka").toString();
  }

  /** What a process left. */
  record Run(int code, String out, String err) {}

  static Run run(Path directory, String... command) throws IOException, InterruptedException {
    Path out = Files.createTempFile("mazurka-test", ".out");
    Path err = Files.createTempFile("mazurka-test", ".err");
    try {
      Process process =
          builder(directory, command)
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
      return new Run(process.exitValue(), Files.readString(out), Files.readString(err));
    } finally {
      Files.delete(out);
      Files.delete(err);
    }
  }

  private static Process start(Path directory, String... command) throws IOException {
    return builder(directory, command)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static ProcessBuilder builder(Path directory, String... command) {
    ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of(command)));
    builder.environment().remove("COLUMNS");
    builder.environment().remove("MAVEN_OPTS");
    return builder.directory(directory.toFile());
  }
}
