package io.mazurka.cli.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.mazurka.cli.subject.Subject;
import io.mazurka.jvm.Conditions;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayReaderTest {

  @TempDir private Path folder = Path.of("");

  private ReplayFile sample() {
    Subject subject =
        new Subject(
            "com.example.Main",
            List.of("3", "a \"b\"\u001b"),
            List.of(folder.resolve("classes"), folder.resolve("lib/x.jar")),
            folder,
            Conditions.usual()
                .withRaces(JvmOptions.Races.REPORT)
                .withThreads(JvmOptions.Threads.PLATFORM)
                .withTrustJdk(false)
                .withSpuriousWakeups(2)
                .withLateTimeouts(true)
                .withAllocationSteps(true));
    return new ReplayFile(
        "0.1.0",
        subject,
        "sha256:00",
        Schedule.parse("0 0 1 2:1 1"),
        new Finding(Finding.Kind.DEADLOCK, "two threads wait", ""));
  }

  @Test
  void read_whatWasWritten_isTheSame() throws IOException {
    Path file = new ReplayWriter(folder.resolve("replays")).write(sample());
    assertThat(new ReplayReader(folder).read(file)).isEqualTo(sample());
    try (var files = Files.list(folder.resolve("replays"))) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void read_afterTheProjectMoved_findsTheClassPathFromTheCurrentDirectory() throws IOException {
    Path file = new ReplayWriter(folder).write(sample());
    Path moved = Files.createDirectories(folder.resolve("moved"));
    Files.createDirectories(moved.resolve("classes"));
    assertThat(new ReplayReader(moved).read(file).subject().classPath().getFirst())
        .isEqualTo(moved.resolve("classes"));
  }

  @Test
  void name_dependsOnTheSchedule_andHasNoFolders() {
    ReplayFile sample = sample();
    assertThat(sample.name()).matches("Main-deadlock-[0-9a-f]{8}\\.json");
    ReplayFile other =
        new ReplayFile("0.1.0", sample.subject(), "", Schedule.of(0), sample.finding());
    assertThat(other.name()).isNotEqualTo(sample.name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"mazurka-replay\"|\"other\"|its format is \"other\"",
        "\"version\" : 1|\"version\" : 2|its version is 2",
        "\"version\" : 1|\"version\" : \"1\"|its version is \"1\"",
        "\"version\"|\"vision\"|version is missing",
        "\"0 0 1 2:1 1\"|\"0 x 1\"|step 2 of the schedule is not a thread number",
        "\"0 0 1 2:1 1\"|\"0 99999999999\"|step 2 of the schedule is not a thread number",
        "\"0 0 1 2:1 1\"|7|schedule is missing or not a text",
        "\"deadlock\"|\"feast\"|kind is \"feast\"",
        "\"platform\"|\"yarn\"|threads is \"yarn\"",
        "\"program\"|\"pogram\"|program is missing or not a text",
        "\"arguments\" : [|\"arguments\" : 3, \"more\" : [|arguments is missing or not a list",
        "\"3\",|3,|arguments is missing or not a text",
        "\"races\"|\"program\"|Duplicate",
      })
  void read_ofADamagedFile_saysWhatIsWrong(String original, String damage, String message)
      throws IOException {
    String text = ReplayWriter.text(sample());
    assertThat(text).contains(original);
    assertRefused(text.replace(original, damage), message);
  }

  @Test
  void read_ofForeignFiles_refusesThem() throws IOException {
    assertRefused("", "no JSON object");
    assertRefused("[]", "no JSON object");
    assertRefused("not json", "Unrecognized token");
    assertRefused("[".repeat(10_000), "nesting");
    assertRefused(ReplayWriter.text(sample()) + "{}", "Trailing");
    assertRefused(ReplayWriter.text(sample()).substring(0, 100), "");
  }

  @Test
  void read_ofAHugeFile_refusesItBeforeItsEnd() throws IOException {
    Path file = folder.resolve("huge.json");
    try (var channel =
        Files.newByteChannel(
            file,
            java.util.Set.of(
                java.nio.file.StandardOpenOption.CREATE, java.nio.file.StandardOpenOption.WRITE))) {
      channel.position(1L << 30);
      channel.write(java.nio.ByteBuffer.wrap(new byte[1]));
    }
    assertThatThrownBy(() -> new ReplayReader(folder).read(file))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("larger than 16 MB");
  }

  @Test
  void read_ofAFileThatSaysItIsEmptyAndNeverEnds_refusesIt() {
    Path endless = Path.of("/dev/zero");
    assumeTrue(Files.exists(endless), "there is no such file on this system");
    assertThatThrownBy(() -> new ReplayReader(folder).read(endless))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("larger than 16 MB");
  }

  @Test
  void read_ofNoFile_saysSo() {
    assertThatThrownBy(() -> new ReplayReader(folder).read(folder.resolve("none.json")))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("there is no such file");
    assertThatThrownBy(() -> new ReplayReader(folder).read(folder))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("it is a folder");
  }

  @Test
  void read_ofRandomlyDamagedFiles_neverFailsInAnotherWay() throws IOException {
    byte[] good = ReplayWriter.text(sample()).getBytes(StandardCharsets.UTF_8);
    Random random = new Random(11);
    Path file = folder.resolve("damaged.json");
    for (int i = 0; i < 3_000; i++) {
      byte[] bytes = good.clone();
      for (int k = random.nextInt(4); k >= 0; k--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      }
      Files.write(file, bytes);
      try {
        assertThat(new ReplayReader(folder).read(file).schedule()).isNotNull();
      } catch (ProgramException e) {
        assertThat(e).hasMessageContaining("is not a replay file");
      }
    }
  }

  private void assertRefused(String text, String message) throws IOException {
    Path file = folder.resolve("refused.json");
    Files.writeString(file, text);
    assertThatThrownBy(() -> new ReplayReader(folder).read(file))
        .isInstanceOf(ProgramException.class)
        .hasMessageContaining("is not a replay file")
        .hasMessageContaining(message);
  }
}
