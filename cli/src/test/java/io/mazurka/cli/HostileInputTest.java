package io.mazurka.cli;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Programs and replay files that mean no good: what they hold is data, wherever it is shown. */
class HostileInputTest {

  private static final String SPITEFUL =
      """
      public class Spiteful {
        static final String EVIL = "\\u001b[2J\\u001b]0;title\\u0007\\r\\u009b1m\\u202e\\ud800\\u2028";
        static volatile String shared = EVIL;
        public static void main(String[] args) throws InterruptedException {
          Thread other = new Thread(() -> shared = EVIL + 1, EVIL + "\\nverified: no schedule");
          other.start();
          System.out.println(EVIL + shared.length());
          other.join();
          throw new IllegalStateException(EVIL);
        }
      }
      """;

  @TempDir private Path folder = Path.of("");

  private Path replayFile() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("mazurka-replays"))) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void stringsOfTheProgram_reachNoTerminalAsTheyAre() throws IOException {
    Files.writeString(folder.resolve("Spiteful.java"), SPITEFUL);
    Shell shell = Shell.real(folder);
    assertThat(shell.run("check", "--outcomes", "--json", "r.json", "Spiteful.java")).isEqualTo(1);
    assertHarmless(shell);
    assertThat(shell.out()).contains("\\u001b[2J\\u001b]0;title\\u0007\\r\\u009b1m\\u202e");
    JsonNode json = JsonMapper.shared().readTree(Files.readString(folder.resolve("r.json")));
    assertThat(json.get("findings").get(0).get("message").stringValue()).contains("\u001b[2J");
    assertThat(shell.run("replay", replayFile().toString())).as(shell.err()).isEqualTo(1);
    assertThat(shell.out()).startsWith("reproduced: exception: ");
    assertHarmless(shell);
  }

  /** Nothing but printable characters and line breaks, and no line that the program made up. */
  private static void assertHarmless(Shell shell) {
    String shown = shell.out() + shell.err();
    assertThat(shown).doesNotContainPattern("[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\u2028\\u202e]");
    assertThat(shown.lines()).noneMatch(line -> line.startsWith("verified"));
  }

  @Test
  void replayFiles_thatAreTruncated_areRefused() throws IOException {
    String text = Files.readString(recorded());
    Path damaged = folder.resolve("damaged.json");
    Shell shell = Shell.real(folder);
    for (int length = 0; length < text.length() - 2; length += 13) {
      Files.writeString(damaged, text.substring(0, length));
      assertThat(shell.run("replay", damaged.toString())).as("%d characters", length).isEqualTo(2);
      assertThat(shell.err()).contains("is not a replay file").doesNotContain("fault of Mazurka");
    }
  }

  private Path recorded() throws IOException {
    Path model = folder.resolve("crossed.spl");
    Files.copy(LauncherTest.ROOT.resolve("models/philosophers.spl"), model);
    assertThat(Shell.real(folder).run("check", "crossed.spl")).isEqualTo(1);
    return replayFile();
  }

  @Test
  void replayFiles_thatAreDamagedForeignOrHostile_areRefusedByName() throws IOException {
    String good = Files.readString(recorded());
    String schedule = "\"schedule\" : \"0 1\"";
    assertThat(good).contains(schedule);
    List<String> lines = new ArrayList<>();
    lines.add(refusal("empty", ""));
    lines.add(refusal("foreign", "{\"name\": \"left-pad\", \"version\": \"1.0.0\"}"));
    lines.add(refusal("binary", "\u0000\u0001\u001b[2J"));
    lines.add(refusal("deep", "{\"a\":".repeat(5_000)));
    lines.add(refusal("newer", good.replace("\"version\" : 1", "\"version\" : 99")));
    lines.add(refusal("huge version", good.replace("\"version\" : 1", "\"version\" : 1e999999")));
    for (String steps :
        List.of("-1", "0 99999999999999999999", "0 1.5", "0 1:", "\\u001b[2J", "١")) {
      lines.add(refusal(steps, good.replace(schedule, "\"schedule\" : \"" + steps + "\"")));
    }
    for (String steps : List.of("0 7", "0 999999999", "0 0 0 0 0 0 0", "0:3", "0 1 0")) {
      lines.add(refusal(steps, good.replace(schedule, "\"schedule\" : \"" + steps + "\"")));
    }
    lines.add(refusal("no file", good.replace("crossed.spl", "gone.spl")));
    lines.add(refusal("no path", good.replace("crossed.spl", "a\\u0000b.spl")));
    assertGolden("replay-refusals.txt", lines);
  }

  private String refusal(String name, String text) throws IOException {
    Path file = folder.resolve("hostile.json");
    Files.writeString(file, text);
    Shell shell = Shell.real(folder);
    assertThat(shell.run("replay", file.toString())).as(name).isEqualTo(2);
    assertThat(shell.out()).isEmpty();
    assertHarmless(shell);
    return name
        + "\n  "
        + shell.err().strip().replace(folder.toString(), "FOLDER").replace("\n", "\n  ");
  }
}
