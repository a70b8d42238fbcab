package io.mazurka.libraries;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.jvm.JvmOptions;
import io.mazurka.jvm.JvmProgram;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Published classes do what their drivers say, and the page {@code docs/libraries.md} tells it.
 * With {@code -Dmazurka.golden.update=true} the page is written anew; {@code -Dmazurka.driver=Name}
 * runs one driver.
 */
class LibrariesTest {

  private static final Path DRIVERS = Path.of("src", "drivers");
  private static final Path PAGE = Path.of("..", "docs", "libraries.md");
  private static final String ONE = System.getProperty("mazurka.driver", "");
  private static final Bounds BOUNDS = Bounds.NONE.withExecutions(20_000).withDepth(1_000);

  private static final String HEAD =
      """
      # Published classes

      Classes of well-known libraries, taken unmodified from the Maven registry and run by small
      [drivers](../libraries/src/drivers). This page is made by `LibrariesTest`, which fails where it does not tell what
      happens. Executions are those of `optimal`, until the search was complete.

      | class | from | driver | what is checked | result | executions |
      | --- | --- | --- | --- | --- | ---: |
      """;

  @TempDir Path classes;

  @Test
  void page_saysWhatBecomesOfEachDriver() throws IOException {
    List<Path> files = drivers();
    compile(files);
    StringBuilder page = new StringBuilder(HEAD);
    for (Path file : files) {
      page.append(row(Driver.read(file)));
    }
    if (!ONE.isEmpty()) {
      return;
    }
    if (Boolean.getBoolean("mazurka.golden.update")) {
      Files.writeString(PAGE, page);
    }
    assertThat(page.toString()).isEqualTo(Files.readString(PAGE));
  }

  private static List<Path> drivers() throws IOException {
    try (Stream<Path> files = Files.list(DRIVERS)) {
      return files.filter(file -> file.getFileName().toString().contains(ONE)).sorted().toList();
    }
  }

  private void compile(List<Path> files) {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-nowarn", "-proc:none", "-d", classes.toString()));
    arguments.addAll(List.of("-cp", classPath()));
    files.forEach(file -> arguments.add(file.toString()));
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(status).as("javac").isZero();
  }

  private static String classPath() {
    return System.getProperty("java.class.path");
  }

  private String row(Driver driver) throws IOException {
    String library = driver.library().replaceFirst(" .*", "");
    String simple = library.substring(library.lastIndexOf('.') + 1);
    return "| `%s` | %s | [%s](../libraries/src/drivers/%s.java) | %s | %s |\n"
        .formatted(
            simple,
            artifact(library),
            driver.name(),
            driver.name(),
            driver.checks(),
            judge(driver));
  }

  private String judge(Driver driver) {
    try (JvmProgram program = JvmProgram.load(options(driver))) {
      SearchOptions options =
          SearchOptions.of(Algorithm.OPTIMAL).withKeepGoing(true).withBounds(BOUNDS);
      return told(driver, new Search(program, options, SearchListener.NONE).run());
    } catch (RuntimeException e) {
      return stopped(driver, String.valueOf(e.getMessage()));
    }
  }

  private JvmOptions options(Driver driver) {
    List<Path> path = new ArrayList<>(List.of(classes));
    Stream.of(classPath().split(File.pathSeparator, -1))
        .map(Path::of)
        .filter(entry -> entry.toString().endsWith(".jar"))
        .forEach(path::add);
    return JvmOptions.of(driver.name(), path.toArray(Path[]::new));
  }

  private static String told(Driver driver, Result result) {
    if (!result.complete()) {
      return stopped(driver, result.met().orElse(""));
    }
    assertThat(driver.stops()).as(driver.name()).isEmpty();
    String kinds =
        result.counterexamples().stream()
            .map(c -> c.finding().kind().name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toCollection(TreeSet::new))
            .stream()
            .collect(Collectors.joining(", "));
    assertThat(kinds).as(driver.name()).isEqualTo(driver.finds());
    if (kinds.isEmpty()) {
      assertThat(result.verdict()).as(driver.name()).isEqualTo(Verdict.VERIFIED);
      assertThat(String.join(" | ", new TreeSet<>(result.outcomes().keySet())))
          .as(driver.name())
          .isEqualTo(driver.outcomes());
    }
    return "%s | %,d"
        .formatted(
            kinds.isEmpty() ? "verified" : "found: " + kinds, result.statistics().executions());
  }

  private static String stopped(Driver driver, String message) {
    assertThat(driver.stops()).as("%s stops: %s", driver.name(), message).isNotEmpty();
    assertThat(message).as(driver.name()).startsWith(driver.stops());
    return "not handled: " + driver.stops() + " |";
  }

  /** The name and version of the jar that the class is in. */
  private static String artifact(String library) throws IOException {
    for (String entry : classPath().split(File.pathSeparator, -1)) {
      if (entry.endsWith(".jar") && contains(entry, library)) {
        String file = Path.of(entry).getFileName().toString();
        return file.replaceFirst("\\.jar$", "").replaceFirst("-(?=\\d)", " ");
      }
    }
    throw new AssertionError("no library has a class " + library);
  }

  private static boolean contains(String jar, String library) throws IOException {
    try (JarFile file = new JarFile(jar)) {
      return file.getEntry(library.replace('.', '/') + ".class") != null;
    }
  }
}
