package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shipped examples are wrong in the way they say, and their counterparts are right. */
class ExamplesTest {

  private static final Path EXAMPLES = Path.of("../examples").toAbsolutePath().normalize();

  private static final Path MODELS = Path.of("../models").toAbsolutePath().normalize();

  private static final Map<String, String> WRONG =
      Map.of(
          "LostUpdate", "assertion",
          "Philosophers", "deadlock",
          "DoubleCheckedLock", "race",
          "BoundedBuffer", "deadlock");

  @TempDir private Path folder = Path.of("");

  static Stream<Path> examples() throws IOException {
    return files(EXAMPLES, ".java");
  }

  private static Stream<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(f -> f.toString().endsWith(ending)).sorted().toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void example_isRightOrWrong_asItSays(Path file) {
    String name = file.getFileName().toString().replace(".java", "");
    Shell shell = Shell.real(folder);
    int code = shell.run("check", "--json", "-", file.toString());
    JsonNode result = JsonMapper.shared().readTree(shell.out());
    if (name.endsWith("Fixed")) {
      assertThat(WRONG).containsKey(name.replace("Fixed", ""));
      assertThat(code).as(shell.out()).isZero();
      assertThat(result.get("complete").booleanValue()).isTrue();
    } else {
      assertThat(code).isEqualTo(1);
      assertThat(result.get("findings").get(0).get("kind").stringValue())
          .isEqualTo(WRONG.get(name));
      assertReproduced(shell, result.get("findings").get(0).get("replay").stringValue());
    }
  }

  /** A preset may need more executions than it is given here, but it handles everything. */
  @ParameterizedTest
  @EnumSource
  void everyExampleAndModel_underEveryPreset_isHandled(Algorithm algorithm) throws IOException {
    Shell shell = Shell.real(folder);
    List<Path> files = Stream.concat(examples(), files(MODELS, ".spl")).toList();
    for (Path file : files) {
      int code =
          shell.run(
              "check",
              "--algorithm=" + algorithm.label(),
              "--max-executions=300",
              "--json=-",
              file.toString());
      String what = file + " " + shell.err();
      JsonNode result = JsonMapper.shared().readTree(shell.out());
      assertThat(result.get("algorithm").stringValue()).as(what).isEqualTo(algorithm.label());
      assertThat(code).as(what).isIn(expected(file.getFileName().toString(), algorithm));
    }
  }

  /** The exit codes that are right for a file: 3 where the bound was met. */
  private static List<Integer> expected(String file, Algorithm algorithm) {
    if (file.endsWith("Fixed.java")) {
      return List.of(0, 3);
    }
    boolean misses = file.endsWith(".spl") || algorithm == Algorithm.SYMDPOR_PUBLISHED;
    return misses ? List.of(0, 1, 3) : List.of(1, 3);
  }

  private static void assertReproduced(Shell shell, String replay) {
    assertThat(shell.run("replay", replay)).isEqualTo(1);
    String first = shell.out();
    assertThat(first).startsWith("reproduced: ");
    assertThat(shell.run("replay", replay)).isEqualTo(1);
    assertThat(shell.out()).isEqualTo(first);
  }
}
