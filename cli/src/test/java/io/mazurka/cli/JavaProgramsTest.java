package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How Java programs are named on the command line, and what is said when the name is wrong. */
class JavaProgramsTest {

  private static final String MAIN =
      """
      package com.example;
      public class Main {
        public static void main(String[] args) {
          System.out.println(Other.greet(args.length == 0 ? "nobody" : args[0]));
        }
      }
      """;

  private static final String OTHER =
      """
      package com.example;
      class Other {
        static String greet(String name) { return "hello " + name; }
      }
      """;

  @TempDir private Path folder = Path.of("");

  private Shell shell() {
    return Shell.real(folder);
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private void compile() throws IOException {
    Path main = write("src/com/example/Main.java", MAIN);
    Path other = write("src/com/example/Other.java", OTHER);
    Path classes = Files.createDirectories(folder.resolve("out of it"));
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(
                    null,
                    null,
                    null,
                    "-g",
                    "-d",
                    classes.toString(),
                    main.toString(),
                    other.toString()))
        .isZero();
  }

  @Test
  void className_onAClassPathWithSpaces_runs() throws IOException {
    compile();
    Shell shell = shell();
    assertThat(shell.run("check", "--outcomes", "-cp", "out of it", "com.example.Main", "you"))
        .as(shell.err())
        .isZero();
    assertThat(shell.out()).contains("hello you");
  }

  @Test
  void sourceFile_withPreviewFeatures_runs_andItsErrorsAreItsOwn() throws IOException {
    String text =
        """
        import java.util.concurrent.StructuredTaskScope;
        class Scope {
          static volatile int count;
          void main() throws InterruptedException {
            try (var scope = StructuredTaskScope.open()) {
              scope.fork(() -> { count++; });
              scope.fork(() -> { count++; });
              scope.join();
            }
            System.out.println("count " + count);
          }
        }
        """;
    write("Scope.java", text);
    Shell shell = shell();
    assertThat(shell.run("check", "--outcomes", "Scope.java")).as(shell.err()).isZero();
    assertThat(shell.out()).contains("count 1", "count 2");
    write("Scope.java", text.replace("scope.join()", "scope.joni()"));
    Shell wrong = shell();
    assertThat(wrong.run("check", "Scope.java")).isEqualTo(2);
    assertThat(wrong.err()).contains("line 8: cannot find symbol").doesNotContain("preview");
  }

  @Test
  void sourceFile_inAPackageFolder_findsItsNeighbours() throws IOException {
    compile();
    Shell shell = shell();
    assertThat(shell.run("check", "--outcomes", "src/com/example/Main.java")).isZero();
    assertThat(shell.out()).contains("hello nobody");
  }

  @Test
  void sourceFile_leavesNothingBehind() throws IOException {
    write("Quiet.java", "class Quiet { public static void main(String[] args) {} }");
    long before = temporaryFolders();
    assertThat(shell().run("check", "Quiet.java")).isZero();
    assertThat(temporaryFolders()).isEqualTo(before);
  }

  private static long temporaryFolders() throws IOException {
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
      return files.filter(f -> f.getFileName().toString().startsWith("mazurka")).count();
    }
  }

  @Test
  void sourceFile_thatDoesNotCompile_isRefusedWithTheLine() throws IOException {
    write("Broken.java", "class Broken {\n  int x = \"\";\n}\n");
    Shell shell = shell();
    assertThat(shell.run("check", "Broken.java")).isEqualTo(2);
    assertThat(shell.err()).contains("does not compile", "line 2: incompatible types");
  }

  @Test
  void sourceFile_withoutMain_isRefused() throws IOException {
    write("Empty.java", "interface Nothing {}");
    Shell shell = shell();
    assertThat(shell.run("check", "Empty.java")).isEqualTo(2);
    assertThat(shell.err()).contains("no class in", "has a main method");
  }

  @Test
  void classFile_isRefusedWithTheNameToUse() throws IOException {
    compile();
    Shell shell = shell();
    assertThat(shell.run("check", "out of it/com/example/Main.class")).isEqualTo(2);
    assertThat(shell.err()).contains("check -cp 'out of it' com.example.Main");
  }

  @Test
  void jar_isRefusedWithWhatToWrite() {
    Shell shell = shell();
    assertThat(shell.run("check", "app.jar")).isEqualTo(2);
    assertThat(shell.err()).contains("check -cp app.jar CLASS");
  }

  @Test
  void missingClassOrPath_isRefusedByName() {
    Shell shell = shell();
    assertThat(shell.run("check", "com.example.Missing")).isEqualTo(2);
    assertThat(shell.err()).contains("com.example.Missing");
    assertThat(shell.run("check", "-cp", "absent", "Main")).isEqualTo(2);
    assertThat(shell.err()).contains("the class path entry", "absent", "does not exist");
    assertThat(shell.run("check", "Missing.java")).isEqualTo(2);
    assertThat(shell.err()).contains("Missing.java: there is no such file");
  }

  @Test
  void replay_afterTheSourceChanged_saysSo() throws IOException {
    String source = Files.readString(Path.of("../examples/LostUpdate.java"));
    write("LostUpdate.java", source);
    Shell shell = shell();
    assertThat(shell.run("check", "LostUpdate.java")).isEqualTo(1);
    String file = shell.out().replaceAll("(?s).*replay (\\S+)\\s*$", "$1");
    write("LostUpdate.java", source.replace("count++;", "count += 3;"));
    assertThat(shell.run("replay", file)).isEqualTo(1);
    assertThat(shell.err()).contains("the program has changed since");
    write("LostUpdate.java", source.replace("right.start();", ""));
    assertThat(shell.run("replay", file)).isEqualTo(2);
    assertThat(shell.err()).contains("does not follow the schedule");
  }

  @Test
  void races_whenReported_areNoFinding() throws IOException {
    write(
        "Racy.java",
        """
        class Racy {
          static int x;
          public static void main(String[] args) {
            new Thread(() -> x = 1).start();
            x = 2;
          }
        }
        """);
    Shell shell = shell();
    assertThat(shell.run("check", "Racy.java")).isEqualTo(1);
    assertThat(shell.run("check", "--races", "report", "Racy.java")).isZero();
    assertThat(shell.out()).contains("verified", "reported race: data race on Racy.x");
    assertThat(shell.run("check", "--races", "off", "Racy.java")).isZero();
    assertThat(shell.out()).contains("verified", "note: ").doesNotContain("reported race");
  }

  @Test
  void threads_onPlatformThreads_giveTheSameResult() throws IOException {
    write("LostUpdate.java", Files.readString(Path.of("../examples/LostUpdate.java")));
    Shell shell = shell();
    String platform = checkOn("platform", shell);
    assertThat(checkOn("continuation", shell)).isEqualTo(platform);
  }

  /** Without looking for symmetry, which takes threads whose frames can be read. */
  private static String checkOn(String threads, Shell shell) {
    String[] command = {"check", "--algorithm", "optimal", "--threads", threads, "LostUpdate.java"};
    assertThat(shell.run(command)).isEqualTo(1);
    return withoutTime(shell.out());
  }

  private static String withoutTime(String text) {
    return text.replaceAll("[0-9.]+ s ·", "");
  }
}
