package io.mazurka.spl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.mazurka.program.ProgramException;
import io.mazurka.spl.syntax.SplException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** Bad models and the messages they get, case by case from {@code errors.txt}. */
class ErrorsTest {

  private static final Pattern CASE = Pattern.compile("=== (.*)\\n((?s:.*?))--- (.*)\\n");

  @TestFactory
  Stream<DynamicTest> badModel_parsed_saysWhatAndWhere() throws IOException {
    return CASE.matcher(golden())
        .results()
        .map(c -> dynamicTest(c.group(1), () -> rejects(c.group(2), c.group(3))));
  }

  private static String golden() throws IOException {
    try (var file = Objects.requireNonNull(ErrorsTest.class.getResourceAsStream("errors.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void rejects(String source, String message) {
    assertThatThrownBy(() -> SplProgram.parse(source))
        .isInstanceOf(ProgramException.class)
        .hasMessage(message);
  }

  @Test
  void position_ofError_isLineAndColumn() {
    assertThatThrownBy(() -> SplProgram.parse("bad.spl", "thread main begin\n  X 1\nend", Map.of()))
        .isInstanceOfSatisfying(
            SplException.class, e -> assertThat(e.at()).hasToString("bad.spl:2:5"));
  }

  @Test
  void expression_nestedTooDeep_isRejected() {
    String deep = "(".repeat(5_000) + "1" + ")".repeat(5_000);
    assertThatThrownBy(() -> SplProgram.parse("const N = " + deep))
        .isInstanceOf(SplException.class)
        .hasMessage("model.spl:1:211: the expression is nested more than 200 deep");
  }

  @Test
  void atomicBlock_withTooManyWays_isRejected() {
    String block = "  X = 1 | X = 2\n".repeat(14);
    SplProgram program = SplProgram.parse("thread main begin\natomic begin\n" + block + "end\nend");
    assertThatThrownBy(program::start)
        .isInstanceOf(ProgramException.class)
        .hasMessage(
            "model.spl:2:1: there are more than 10000 ways through this atomic block; split it");
  }

  @Test
  void constants_thatTheModelLacks_areRejected() {
    String source = "const N = 1\nconst M = 2\nthread main begin skip end";
    assertThatThrownBy(() -> SplProgram.parse(source, Map.of("K", 3)))
        .isInstanceOf(ProgramException.class)
        .hasMessage("the model has no constant 'K'; it has N, M");
  }

  @Test
  void read_missingFile_saysSo(@TempDir Path folder) {
    Path missing = folder.resolve("none.spl");
    assertThatThrownBy(() -> SplProgram.read(missing, Map.of()))
        .isInstanceOf(ProgramException.class)
        .hasMessage("there is no file " + missing);
  }

  @Test
  void read_notText_saysSo(@TempDir Path folder) throws IOException {
    Path binary = Files.write(folder.resolve("binary.spl"), new byte[] {(byte) 0xff, 1, 2});
    assertThatThrownBy(() -> SplProgram.read(binary, Map.of()))
        .isInstanceOf(ProgramException.class)
        .hasMessage(binary + " is not a text in UTF-8");
  }
}
