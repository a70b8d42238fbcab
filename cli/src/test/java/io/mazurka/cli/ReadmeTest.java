package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The documentation tells the truth: every command in a {@code console} block is run, and prints
 * what stands below it. Figures that vary from run to run are masked on both sides. With {@code
 * -Dmazurka.golden.update=true} the outputs are written anew.
 */
class ReadmeTest {

  private static final Pattern BLOCK = Pattern.compile("(?s)```console\n(.*?)```");

  @ParameterizedTest
  @ValueSource(strings = "README.md")
  void commands_inTheDocumentation_printWhatItSays(String name) throws Exception {
    Path document = LauncherTest.ROOT.resolve(name);
    String text = Files.readString(document);
    List<Example> examples = examples(text);
    assertThat(examples).isNotEmpty();
    for (Example example : examples) {
      LauncherTest.Run run = LauncherTest.run(LauncherTest.ROOT, "bash", "-c", example.command());
      String output = run.out() + unbuilt(run.err());
      if (Boolean.getBoolean("mazurka.golden.update")) {
        text = text.replace(example.output(), output);
        Files.writeString(document, text);
      } else {
        assertThat(masked(output)).as(example.command()).isEqualTo(masked(example.output()));
      }
    }
  }

  private record Example(String command, String output) {}

  private static List<Example> examples(String document) {
    List<Example> examples = new ArrayList<>();
    Matcher block = BLOCK.matcher(document);
    while (block.find()) {
      for (String part : block.group(1).split("(?m)^\\$ ", -1)) {
        if (!part.isBlank()) {
          int end = part.indexOf('\n');
          examples.add(new Example(part.substring(0, end), part.substring(end + 1)));
        }
      }
    }
    return examples;
  }

  /** Whether the launcher had to build depends on who came first. */
  private static String unbuilt(String err) {
    return err.replaceAll("mazurka: building .*\n", "");
  }

  private static String masked(String text) {
    return text.replaceAll("[0-9.]+ s ·", "… s ·").strip();
  }
}
