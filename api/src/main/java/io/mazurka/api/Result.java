package io.mazurka.api;

import io.mazurka.api.harness.ExpectedOutcomes;
import io.mazurka.api.harness.ScheduleText;
import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.engine.Statistics;
import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import io.mazurka.program.ProgramException;
import io.mazurka.text.Excerpt;
import io.mazurka.text.FindingText;
import io.mazurka.text.FindingText.Again;
import io.mazurka.text.Terminal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a check found out. */
public final class Result {

  /** As much as the command line shows. */
  private static final Excerpt EXCERPT =
      new Excerpt(200, "the page shows them, which the setting 'report' asks for");

  private final Report report;
  private final List<String> missing;
  private final Again again;
  private final @Nullable Path page;

  /**
   * A result.
   *
   * @param expected the outcomes that a complete search must have seen
   * @param again how a finding is seen again, told with it
   */
  public Result(Report report, Set<String> expected, Again again) {
    this(report, missing(report, expected), again, null);
  }

  private Result(Report report, List<String> missing, Again again, @Nullable Path page) {
    this.report = report;
    this.missing = missing;
    this.again = again;
    this.page = page;
  }

  private static List<String> missing(Report report, Set<String> expected) {
    return report.verdict() != Verdict.VERIFIED
        ? List.of()
        : expected.stream().filter(o -> !report.result().outcomes().containsKey(o)).toList();
  }

  /** The same result, of which there is a page. */
  public Result at(Path written) {
    return new Result(report, missing, again, written);
  }

  /** The same result, with one more thing that a reader should know. */
  public Result noting(String note) {
    return new Result(report.noting(note), missing, again, page);
  }

  /** Whether the program is right, wrong, or neither is known. */
  public Verdict verdict() {
    return missing.isEmpty() ? report.verdict() : Verdict.VIOLATED;
  }

  /** Whether every schedule that matters was explored, and nothing was found. */
  public boolean verified() {
    return verdict() == Verdict.VERIFIED;
  }

  /** What was found, each finding once. */
  public List<Finding> findings() {
    return report.stories().stream().map(story -> story.counterexample().finding()).toList();
  }

  /** A schedule to each finding, in the text form that {@link Mazurka#replay} takes. */
  public List<String> schedules() {
    return report.stories().stream()
        .map(story -> ScheduleText.of(story.counterexample().schedule()))
        .toList();
  }

  /** What executions printed, and how often each was seen. */
  public Map<String, Long> outcomes() {
    return Collections.unmodifiableMap(report.result().outcomes());
  }

  /** Outcomes that were expected, and that no execution has. */
  public List<String> missingOutcomes() {
    return missing;
  }

  /** What the search has done. */
  public Statistics statistics() {
    return report.result().statistics();
  }

  /** What a verdict does not cover, a sentence each. */
  public List<String> notes() {
    return report.notes();
  }

  /**
   * The bound that was met, or why the program could not be handled, if the search is incomplete.
   */
  public Optional<String> incomplete() {
    return report.trouble().or(() -> report.result().met());
  }

  /** The HTML page, if one was asked for. */
  public Optional<Path> page() {
    return Optional.ofNullable(page);
  }

  /**
   * Throws what a test should throw.
   *
   * @throws CheckFailure if there is a finding; its message is the counterexample
   * @throws ProgramException if the program cannot be handled
   * @return this result, which may be inconclusive
   */
  public Result orFail() {
    if (verdict() == Verdict.VIOLATED) {
      throw new CheckFailure(
          toString(), findings().stream().map(Finding::detail).findFirst().orElse(""));
    }
    report
        .trouble()
        .ifPresent(trouble -> {
          throw new ProgramException(trouble);
        });
    return this;
  }

  /** Everything there is to say, for people. */
  @Override
  public String toString() {
    List<String> lines = new ArrayList<>();
    List<Story> stories = report.stories();
    FindingText text = new FindingText(Terminal.NONE, again, EXCERPT);
    for (int i = 0; i < stories.size(); i++) {
      lines.addAll(text.lines(stories.get(i), i + 1, stories.size()));
      lines.add("");
    }
    missing.forEach(outcome -> lines.add(ExpectedOutcomes.missing(outcome)));
    String reason =
        verdict() == Verdict.INCONCLUSIVE ? incomplete().map(Result::reason).orElse("") : "";
    lines.add(verdict().name().toLowerCase(Locale.ROOT) + reason + "; " + effort());
    notes().forEach(note -> lines.add("note: " + note));
    report.races().forEach(race -> lines.add("reported race: " + race.message()));
    page().ifPresent(written -> lines.add("as a page: " + written));
    return String.join("\n", lines);
  }

  private static String reason(String sentence) {
    return ": "
        + (sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence);
  }

  private String effort() {
    return count(statistics().executions(), "execution")
        + ", "
        + count(statistics().transitions(), "transition")
        + ", algorithm "
        + report.algorithm();
  }

  private static String count(long number, String thing) {
    return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
  }
}
