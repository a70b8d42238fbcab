package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.Document.Action;
import io.mazurka.cli.Document.Run;
import io.mazurka.cli.Document.Write;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The documentation tells the truth: every command is run, by a reader who follows each page from
 * top to bottom in a folder of their own, and prints what stands below it. Times are masked on both
 * sides. With {@code -Dmazurka.golden.update=true} the outputs are written anew.
 */
class DocumentationTest {

  private static final Path ROOT = LauncherTest.ROOT;

  /** A page whose commands need what is built after the command line; the fixtures run it. */
  private static final String ELSEWHERE = "junit.md";

  private static final Pattern END = Pattern.compile("@@@ (\\d+)\n");

  @TempDir private Path folder = Path.of("");

  static List<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.list(ROOT.resolve("docs"))) {
      return Stream.concat(
              Stream.of(ROOT.resolve("README.md"), ROOT.resolve("CONTRIBUTING.md")),
              docs.filter(file -> file.toString().endsWith(".md")))
          .sorted()
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commands_onAPage_printWhatItSays(Path page) throws Exception {
    Document document = new Document(Files.readString(page));
    List<Action> actions = document.actions();
    if (page.endsWith(ELSEWHERE) || actions.stream().noneMatch(Run.class::isInstance)) {
      return;
    }
    ReadersFolder.prepare(folder);
    Path script = Files.writeString(folder.resolve(".reader"), script(actions));
    String printed = LauncherTest.run(folder, "bash", script.toString()).out();
    List<String> outputs = compare(actions, printed);
    if (Boolean.getBoolean("mazurka.golden.update")) {
      Files.writeString(page, document.with(outputs));
    }
  }

  /** One shell runs all commands of a page, so that each can build on those before. */
  private static String script(List<Action> actions) {
    StringBuilder script = new StringBuilder("exec 2>&1 </dev/null\ncode=0\n");
    for (Action action : actions) {
      switch (action) {
        case Write write ->
            script
                .append("cat > ")
                .append(write.name())
                .append(" <<'END_OF_FILE'\n")
                .append(write.text())
                .append("END_OF_FILE\n");
        case Run run ->
            script
                .append("(exit $code)\n")
                .append(run.command())
                .append("\ncode=$?; echo \"@@@ $code\"\n");
      }
    }
    return script.toString();
  }

  /** Compares what was printed with what the page says, and gives the former. */
  private static List<String> compare(List<Action> actions, String printed) {
    List<String> outputs = new ArrayList<>();
    Matcher end = END.matcher(printed);
    int from = 0;
    for (Action action : actions) {
      if (action instanceof Run run) {
        assertThat(end.find(from)).as("%s:\n%s", run.command(), printed).isTrue();
        String output = unbuilt(printed.substring(from, end.start()));
        from = end.end();
        if (run.output() == null) {
          assertThat(end.group(1)).as("%s:\n%s", run.command(), output).isIn("0", "1", "3");
          continue;
        }
        boolean same = masked(output).equals(masked(run.output()));
        if (!Boolean.getBoolean("mazurka.golden.update")) {
          assertThat(masked(output)).as(run.command()).isEqualTo(masked(run.output()));
        }
        outputs.add(same ? run.output() : output);
      }
    }
    return outputs;
  }

  /** Whether the launcher had to build depends on who came first. */
  private static String unbuilt(String output) {
    return output.replaceAll("mazurka: building .*\n", "");
  }

  private static String masked(String text) {
    return text.replaceAll("[0-9.]+ s ·", "… s ·")
        .replaceAll("econds\" : [0-9.E-]+", "econds\" : …")
        .strip();
  }

  @Test
  void readme_showsTheCounterexampleOnItsFirstScreen() throws IOException {
    List<String> lines = Files.readAllLines(ROOT.resolve("README.md"));
    assertThat(lines.subList(0, 8)).contains("$ ./mazurka check examples/LostUpdate.java");
    assertThat(lines.subList(0, 36)).anyMatch(line -> line.contains("to see it again"));
  }

  @Test
  void options_areAllDocumented_andNoneThatIsNotThere() throws IOException {
    Shell shell = new Shell(folder);
    Set<String> there = new TreeSet<>();
    for (String command : List.of("check", "replay", "bench", "completion")) {
      assertThat(shell.run(command, "--help")).isZero();
      there.addAll(options(shell.out()));
    }
    String page = Files.readString(ROOT.resolve("docs/command-line.md"));
    assertThat(options(page)).isEqualTo(there);
  }

  private static Set<String> options(String text) {
    return Pattern.compile("(?<![\\w-])--[a-z]+(-[a-z]+)*")
        .matcher(text)
        .results()
        .map(option -> option.group())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void links_leadToFilesThatAreThere(Path page) throws IOException {
    Matcher link = Pattern.compile("\\]\\((?!https?:)([^)#]+)").matcher(Files.readString(page));
    while (link.find()) {
      assertThat(page.resolveSibling(link.group(1))).exists();
    }
  }
}
