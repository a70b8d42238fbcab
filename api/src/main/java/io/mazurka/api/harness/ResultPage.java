package io.mazurka.api.harness;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Result;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import io.mazurka.report.BuildFolders;
import io.mazurka.report.HtmlReport;
import io.mazurka.report.SearchPicture;
import io.mazurka.report.Sources;
import io.mazurka.report.Title;
import io.mazurka.text.FindingText.Again;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;

/** The result of a check as an HTML page in a folder. */
final class ResultPage {

  private final String name;
  private final Path folder;
  private final Again again;

  ResultPage(String name, Path folder, Again again) {
    this.name = name;
    this.folder = folder;
    this.again = again;
  }

  /**
   * Writes the page and says where it is.
   *
   * @param missing outcomes that were expected, and that no execution has
   */
  Path write(Report report, List<String> missing, SearchPicture picture) {
    HtmlReport page =
        new HtmlReport(new Title(name, List.of(), version()), this::again, new Sources(sources()));
    try {
      return page.write(folder, missing.isEmpty() ? report : with(missing, report), picture);
    } catch (IOException e) {
      throw new ProgramException("cannot write the report to " + folder + ": " + e, e);
    }
  }

  private Optional<String> again(Story story) {
    return story.trace().isPresent() ? again.line(story) : Optional.empty();
  }

  /** The report in which an outcome that never came is a finding that no schedule shows. */
  private static Report with(List<String> missing, Report report) {
    List<Story> stories = new ArrayList<>(report.stories());
    missing.forEach(outcome -> stories.add(missing(outcome)));
    Result before = report.result();
    Result result =
        new Result(
            before.algorithm(),
            before.complete(),
            before.met(),
            before.statistics(),
            before.time(),
            stories.stream().map(Story::counterexample).toList(),
            before.outcomes(),
            before.preemptions());
    return new Report(
        report.algorithm(),
        result,
        stories,
        report.filteredAccesses(),
        report.races(),
        report.notes(),
        report.trouble());
  }

  private static Story missing(String outcome) {
    Finding finding = new Finding(Finding.Kind.ASSERTION, ExpectedOutcomes.missing(outcome), "");
    return new Story(
        new Counterexample(finding, Schedule.of(), 0),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Where sources may be: beside the classes of this Java, and in the project it runs in. */
  private static List<Path> sources() {
    Set<Path> folders = new LinkedHashSet<>();
    for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator, -1)) {
      folders.addAll(BuildFolders.sources(Path.of(entry).toAbsolutePath()));
    }
    folders.add(Path.of("src/test/java"));
    folders.add(Path.of("src/main/java"));
    return folders.stream().filter(Files::isDirectory).toList();
  }

  private static String version() {
    try (InputStream in =
        Objects.requireNonNull(ResultPage.class.getResourceAsStream("version.properties"))) {
      Properties properties = new Properties();
      properties.load(in);
      return properties.getProperty("version", "unknown");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
