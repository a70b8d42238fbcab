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
import io.mazurka.jvm.JvmOptions.Races;
import io.mazurka.jvm.JvmProgram;
import io.mazurka.libraries.Bug.Artifact;
import io.mazurka.program.Finding;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Bugs that were reported for published releases are found in these, and not in the releases that
 * fixed them; the page {@code docs/found.md} tells it. With {@code -Dmazurka.golden.update=true}
 * the page is written anew; {@code -Dmazurka.driver=Name} runs one program.
 */
class FoundTest {

  private static final Path BUGS = Path.of("src", "bugs");
  private static final Path PAGE = Path.of("..", "docs", "found.md");
  private static final String ONE = System.getProperty("mazurka.driver", "");
  private static final Bounds BOUNDS = Bounds.NONE.withExecutions(20_000).withDepth(1_000);

  private static final String HEAD =
      """
      # Bugs found in published releases

      Bugs that users of well-known libraries have reported, in the releases that have them, taken unmodified from the
      Maven registry. Each is met by a small [program](../libraries/src/bugs) that starts two or three threads, lets them
      use the library and says what must hold; nothing in it asks for a certain schedule. The same program is then run with
      the first release that is said to have the bug no more.

      This page is made by `FoundTest`, which fails where it does not tell what happens. Executions are those of `optimal`,
      until the first finding, and with the repaired release until all was explored. Programs are run with
      `--races=report`, so that the finding is what users saw and not the data race behind it; repaired releases are run
      without it, unless the table says so.

      | library | release | report | what happens | program | found | executions | repaired | executions |
      | --- | --- | --- | --- | --- | --- | ---: | --- | ---: |
      """;

  private static final String STILL =
      """

      ## After the repair

      These reports were closed with an earlier release (2.1 and 1.5.7), but programs that do what they tell break later ones too,
      by other schedules.

      | library | release | report | what happens | program | found | executions |
      | --- | --- | --- | --- | --- | --- | ---: |
      """;

  @TempDir Path classes;

  @Test
  void page_saysWhichBugsAreFound() throws IOException {
    List<Bug> bugs = bugs();
    StringBuilder page = new StringBuilder(HEAD);
    for (Bug bug : bugs.stream().filter(bug -> bug.fixed().isPresent()).toList()) {
      page.append(found(bug)).append(repaired(bug, bug.fixed().orElseThrow())).append(" |\n");
    }
    page.append(STILL);
    for (Bug bug : bugs.stream().filter(bug -> bug.fixed().isEmpty()).toList()) {
      page.append(found(bug)).append(" |\n");
    }
    compare(page.toString());
  }

  private static void compare(String page) throws IOException {
    if (!ONE.isEmpty()) {
      return;
    }
    if (Boolean.getBoolean("mazurka.golden.update")) {
      Files.writeString(PAGE, page);
    }
    assertThat(page).isEqualTo(Files.readString(PAGE));
  }

  private static List<Bug> bugs() throws IOException {
    try (Stream<Path> files = Files.list(BUGS)) {
      return files
          .filter(file -> file.getFileName().toString().contains(ONE))
          .sorted()
          .map(Bug::read)
          .toList();
    }
  }

  private String found(Bug bug) {
    compile(bug);
    Result result = run(bug, bug.broken(), Races.REPORT);
    assertThat(result.verdict()).as(bug.name()).isEqualTo(Verdict.VIOLATED);
    Finding finding = result.counterexamples().getFirst().finding();
    String kind = finding.kind().label();
    assertThat(kind + ": " + finding.message().replaceFirst("^" + kind + ": ", ""))
        .as(bug.name())
        .startsWith(bug.finds());
    return "| %s | %s | %s | %s | [%s](../libraries/src/bugs/%s.java) | %s | %,d"
        .formatted(
            bug.broken().name(),
            bug.broken().version(),
            bug.issue(),
            bug.what(),
            bug.name(),
            bug.name(),
            kind,
            result.statistics().executions());
  }

  private String repaired(Bug bug, Artifact fixed) {
    Result result = run(bug, fixed, bug.racesRemain() ? Races.REPORT : Races.FAIL);
    assertThat(result.verdict()).as(bug.name()).isEqualTo(Verdict.VERIFIED);
    return " | %s: verified%s | %,d"
        .formatted(
            fixed.version(),
            bug.racesRemain() ? ", `--races=report`" : "",
            result.statistics().executions());
  }

  private Result run(Bug bug, Artifact release, Races races) {
    List<Path> path = new ArrayList<>(List.of(classes));
    path.addAll(bug.classPath(release));
    assertThat(path).as(bug.name()).allMatch(Files::exists);
    JvmOptions options = JvmOptions.of(bug.name(), path.toArray(Path[]::new)).withRaces(races);
    try (JvmProgram program = JvmProgram.load(options)) {
      SearchOptions search = SearchOptions.of(Algorithm.OPTIMAL).withBounds(BOUNDS);
      return new Search(program, search, SearchListener.NONE).run();
    }
  }

  private void compile(Bug bug) {
    String classPath =
        bug.classPath(bug.broken()).stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));
    int status =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-nowarn",
                "-Xlint:none",
                "-proc:none",
                "-d",
                classes.toString(),
                "-cp",
                classPath,
                BUGS.resolve(bug.name() + ".java").toString());
    assertThat(status).as("javac").isZero();
  }
}
