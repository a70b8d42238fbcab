package io.mazurka.cli;

import static io.mazurka.golden.Golden.assertGolden;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CheckCommandTest {

  @TempDir private Path folder = Path.of("");
  private Shell shell = new Shell(folder);

  @BeforeEach
  void open() {
    shell = new Shell(folder);
  }

  @ParameterizedTest
  @ValueSource(strings = {"auto", "dpor", "dfs"})
  void check_ofACorrectProgram_verifies(String algorithm) {
    assertThat(shell.run("check", "--algorithm", algorithm, "locked")).isZero();
    assertThat(shell.out()).startsWith("verified: ").contains("algorithm " + algorithm);
    assertThat(shell.err()).isEmpty();
  }

  @Test
  void check_withDspin_countsStatesAsTheSwitchesSay() throws IOException {
    Files.writeString(folder.resolve("model.spl"), "active thread T[2] begin\n skip\n skip\nend\n");
    assertThat(states()).isEqualTo(6);
    assertThat(states("--no-thread-symmetry")).isEqualTo(9);
  }

  private int states(String... switches) {
    Shell real = Shell.real(folder);
    List<String> words = new ArrayList<>(List.of("check", "--algorithm", "dspin", "--json", "-"));
    words.addAll(List.of(switches));
    words.addAll(List.of("--no-ample-sets", "model.spl"));
    assertThat(real.run(words.toArray(String[]::new))).as(real.err()).isZero();
    return JsonMapper.shared().readTree(real.out()).get("states").intValue();
  }

  @Test
  void check_withDspin_refusesAProgramWhoseStatesCannotBeRead() {
    assertThat(shell.run("check", "--algorithm", "dspin", "locked")).isEqualTo(2);
    assertThat(shell.err()).contains("dspin compares states").contains("use another algorithm");
  }

  @Test
  void check_ofAWrongProgram_showsTheScheduleAndKeepsIt() {
    assertThat(shell.run("check", "racy")).isEqualTo(1);
    assertGolden("check-racy.txt", shell.out().replaceAll("[0-9.]+ s ·", "… s ·"));
    String file = shell.out().replaceAll("(?s).*replay (\\S+)\\s*$", "$1");
    assertThat(folder.resolve(file)).exists();
  }

  @Test
  void check_ofADeadlock_saysWhoWaitsForWhom() {
    assertThat(shell.run("check", "--quiet", "crossed")).isEqualTo(1);
    assertThat(shell.out())
        .contains("violated: deadlock", "thread-0 waits for lock 2, held by thread-1");
  }

  @Test
  void check_withABoundMet_isInconclusive() {
    assertThat(shell.run("check", "--max-executions", "1", "locked")).isEqualTo(3);
    assertThat(shell.out()).startsWith("inconclusive: no finding so far, but ");
  }

  @Test
  void check_ofAProgramThatCannotBeHandled_keepsWhatThereIs() throws IOException {
    assertThat(shell.run("check", "--json", "result.json", "refused")).isEqualTo(2);
    assertThat(shell.err()).contains("a script cannot PARK");
    JsonNode json = JsonMapper.shared().readTree(Files.readString(folder.resolve("result.json")));
    assertThat(json.get("verdict").stringValue()).isEqualTo("inconclusive");
    assertThat(json.get("error").stringValue()).contains("a script cannot PARK");
  }

  @Test
  void check_withJsonToStandardOutput_printsNothingElseThere() {
    assertThat(shell.run("check", "--json", "-", "--outcomes", "racy")).isEqualTo(1);
    JsonNode json = JsonMapper.shared().readTree(shell.out());
    assertThat(json.get("algorithm").stringValue()).isEqualTo("auto");
    JsonNode finding = json.get("findings").get(0);
    assertThat(finding.get("kind").stringValue()).isEqualTo("assertion");
    assertThat(folder.resolve(finding.get("replay").stringValue())).exists();
    assertThat(finding.get("schedule").size()).isEqualTo(4);
  }

  @Test
  void check_withOutcomes_countsThem() {
    assertThat(shell.run("check", "--algorithm", "dfs", "--keep-going", "--outcomes", "racy"))
        .isEqualTo(1);
    assertThat(shell.out())
        .contains("2 outcomes", "   4 │ variable 0 = 1", "   2 │ variable 0 = 2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "--algorithm magic|there is no algorithm 'magic'; there are auto, dfs, verisoft, dpor",
        "--workers 2 --algorithm sdpor|sdpor explores with one worker; with several there are auto, dfs,"
            + " dpor, optimal",
        "--workers 0|must be greater than 0",
        "--races maybe|'--races': 'maybe' is none of fail, report, off",
        "--threads green|'--threads': 'green' is none of continuation, platform",
        "--symmetry swap(1,2)|used with --algorithm verisoft only",
        "--algorithm verisoft --symmetry mirror(1)|is not of the form swap(",
        "--algorithm verisoft --symmetry swap(1,2,3)|a swap is of two elements, not of 3",
        "--algorithm verisoft --symmetry swap(1,77)|threads that are in no execution: 77; there are",
        "--max-executions 0|must be greater than 0",
        "--max-seconds -1|must be greater than 0",
        "--max-depth x|'x' is not an int",
        "--max-preemptions -1|--max-preemptions",
        "--max-trace-lines -1|must not be negative",
        "--frobnicate|Unknown option: '--frobnicate'",
        "--json /nowhere/at/all.json|cannot write",
      })
  void check_withARequestThatCannotBeMet_refusesIt(String options, String message) {
    String[] args = ("check " + options + " locked").split(" ");
    assertThat(shell.run(args)).isEqualTo(2);
    assertThat(shell.err()).contains(message);
  }

  @Test
  void check_withoutAProgram_refuses() {
    assertThat(shell.run("check")).isEqualTo(2);
    assertThat(shell.err()).contains("Missing required parameter: 'PROGRAM'");
    assertThat(shell.run("check", "absent")).isEqualTo(2);
    assertThat(shell.err()).isEqualTo("mazurka: there is no class absent\n");
  }

  @Test
  void check_whereReplaysCannotBeKept_stillTellsTheFinding() throws IOException {
    Files.writeString(folder.resolve("occupied"), "");
    assertThat(shell.run("check", "--replay-dir", "occupied", "racy")).isEqualTo(1);
    assertThat(shell.out()).contains("assertion: ", "there is no replay file");
  }

  @Test
  void options_afterTheProgram_areTheProgramsOwn() {
    assertThat(shell.run("check", "racy", "--json", "-")).isEqualTo(1);
    assertThat(shell.out()).startsWith("violated");
  }

  @Test
  void help_isAsWritten() {
    assertThat(shell.run("--help")).isZero();
    assertGolden("help.txt", shell.out());
    for (String command : new String[] {"check", "replay", "bench", "completion"}) {
      assertThat(shell.run(command, "--help")).isZero();
      assertGolden("help-" + command + ".txt", shell.out());
    }
  }

  @Test
  void version_isTheBuilds() {
    assertThat(shell.run("--version")).isZero();
    assertThat(shell.out()).matches("mazurka \\d+\\.\\d+\\.\\d+\\S* on Java \\d\\d.*\\n");
  }

  @Test
  void noCommand_showsTheHelp() {
    assertThat(shell.run()).isEqualTo(2);
    assertThat(shell.err()).startsWith("Usage: mazurka");
  }
}
