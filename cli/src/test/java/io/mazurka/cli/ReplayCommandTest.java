package io.mazurka.cli;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {

  @TempDir private Path folder = Path.of("");
  private Shell shell = new Shell(folder);

  @BeforeEach
  void open() {
    shell = new Shell(folder);
  }

  private Path record(String program) throws IOException {
    assertThat(shell.run("check", program)).isEqualTo(1);
    try (var files = Files.list(folder.resolve("mazurka-replays"))) {
      return files.findFirst().orElseThrow();
    }
  }

  @Test
  void replay_ofWhatCheckRecorded_reproducesIt() throws IOException {
    Path file = record("crossed");
    for (int i = 0; i < 3; i++) {
      assertThat(shell.run("replay", file.toString())).isEqualTo(1);
      assertGolden("replay-crossed.txt", shell.out());
      assertThat(shell.err()).isEmpty();
    }
  }

  @Test
  void replay_againstChangedCode_saysSo() throws IOException {
    Path file = record("crossed");
    shell.changeProgram();
    assertThat(shell.run("replay", file.toString())).isEqualTo(1);
    assertThat(shell.err())
        .isEqualTo("mazurka: the program has changed since the schedule was recorded\n");
  }

  @Test
  void replay_withoutTheFinding_isInconclusive() throws IOException {
    Path file = record("racy");
    edit(file, "racy", "locked");
    edit(file, "\"schedule\" : \"[0-9 ]+\"", "\"schedule\" : \"0 0 0 0\"");
    assertThat(shell.run("replay", file.toString())).isEqualTo(3);
    assertThat(shell.out()).startsWith("gone: the schedule no longer shows assertion: ");
  }

  @Test
  void replay_withAnotherFinding_saysSo() throws IOException {
    Path file = record("crossed");
    edit(file, "\"kind\" : \"deadlock\"", "\"kind\" : \"race\"");
    assertThat(shell.run("replay", file.toString())).isEqualTo(1);
    assertThat(shell.out()).startsWith("different: the schedule no longer shows race: ");
  }

  @Test
  void replay_ofAScheduleTheProgramDoesNotFollow_isRefused() throws IOException {
    Path file = record("racy");
    edit(file, "\"schedule\" : \"", "\"schedule\" : \"7 ");
    assertThat(shell.run("replay", file.toString())).isEqualTo(2);
    assertThat(shell.err())
        .isEqualTo(
            "mazurka: the program does not follow the schedule: at step 0 thread 7 cannot move\n");
  }

  @Test
  void replay_ofADamagedFile_isRefusedWithoutEscapeSequences() throws IOException {
    Path file = record("racy");
    edit(file, "mazurka-replay", "\\\\u001b[2Jforeign");
    assertThat(shell.run("replay", file.toString())).isEqualTo(2);
    assertThat(shell.err()).contains("its format is").doesNotContain("\u001b");
  }

  private static void edit(Path file, String pattern, String replacement) throws IOException {
    String before = Files.readString(file);
    String after = before.replaceFirst(pattern, replacement);
    assertThat(after).isNotEqualTo(before);
    Files.writeString(file, after);
  }
}
