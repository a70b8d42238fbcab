package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code --report} on the command line; what the page looks like is tested in its own module. */
class ReportOptionTest {

  private static final String COUNTER =
      """
      package com.example;
      public class Counter {
        static volatile int count; // shared by both
        public static void main(String[] args) throws InterruptedException {
          Thread other = new Thread(() -> count++, "other");
          other.start();
          count++;
          other.join();
          assert count == 2;
        }
      }
      """;

  @TempDir private Path folder = Path.of("");

  private JsonNode check(String... args) throws IOException {
    Shell shell = Shell.real(folder);
    assertThat(shell.run(args)).as(shell.err()).isEqualTo(1);
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      assertThat(files).containsExactly(folder.resolve("out/index.html"));
    }
    String page = Files.readString(folder.resolve("out/index.html"));
    String start = "<script type=\"application/json\" id=\"data\">";
    int from = page.indexOf(start) + start.length();
    return JsonMapper.shared().readTree(page.substring(from, page.indexOf("</script>", from)));
  }

  private Path write(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, COUNTER);
  }

  @Test
  void report_ofASourceFile_showsItBesideTheSteps() throws IOException {
    write("com/example/Counter.java");
    JsonNode data = check("check", "--report", "out", "com/example/Counter.java");
    assertThat(data.get("verdict").stringValue()).isEqualTo("violated");
    assertThat(data.get("files").get(0).get("name").stringValue())
        .isEqualTo("com/example/Counter.java");
    assertThat(data.get("findings").get(0).get("shared").get(0).stringValue())
        .isEqualTo("Counter.count");
    assertThat(data.get("findings").get(0).get("again").stringValue())
        .startsWith("mazurka replay mazurka-replays/Counter-assertion-");
    assertThat(data.get("search").get("columns").size()).isPositive();
  }

  @Test
  void report_ofCompiledClasses_findsSourcesWhereBuildToolsKeepThem() throws IOException {
    compile(write("src/main/java/com/example/Counter.java"), "target/classes");
    JsonNode data =
        check("check", "--report", "out", "-cp", "target/classes", "com.example.Counter");
    assertThat(data.get("files").size()).isEqualTo(1);
  }

  @Test
  void report_withNamedSources_findsThemThere() throws IOException {
    compile(write("elsewhere/com/example/Counter.java"), "c");
    String[] without = {"check", "--report", "out", "-cp", "c", "com.example.Counter"};
    assertThat(check(without).get("files").size()).isZero();
    JsonNode data =
        check(
            "check",
            "--report",
            "out",
            "--sources",
            "none:elsewhere",
            "-cp",
            "c",
            "com.example.Counter");
    assertThat(data.get("files").size()).isEqualTo(1);
  }

  private void compile(Path source, String classes) throws IOException {
    Path folderOfClasses = Files.createDirectories(folder.resolve(classes));
    String[] args = {"-g", "-d", folderOfClasses.toString(), source.toString()};
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, args)).isZero();
  }

  @Test
  void report_whereNoneCanBeWritten_isRefusedBeforeTheSearch() throws IOException {
    Path file = write("com/example/Counter.java");
    Shell shell = Shell.real(folder);
    String report = file.resolve("below").toString();
    assertThat(shell.run("check", "--report", report, file.toString())).isEqualTo(2);
    assertThat(shell.out()).isEmpty();
    assertThat(shell.err()).startsWith("mazurka: --report: cannot write to " + report);
  }
}
