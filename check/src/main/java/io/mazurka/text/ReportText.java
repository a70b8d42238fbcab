package io.mazurka.text;

import io.mazurka.check.Report;
import io.mazurka.check.Story;
import io.mazurka.engine.Result;
import io.mazurka.engine.Statistics;
import io.mazurka.program.Finding;
import io.mazurka.text.Paint.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a search found out, for people. */
public final class ReportText {

  private final Terminal terminal;
  private final Paint paint;
  private final Printable printable;
  private final FindingText findings;

  /**
   * A text for this terminal.
   *
   * @param command how the user calls Mazurka
   * @param mostSteps how many steps of a counterexample are shown at most, 0 for all
   */
  public ReportText(Terminal terminal, String command, int mostSteps) {
    this.terminal = terminal;
    this.paint = terminal.paint();
    this.printable = terminal.printable();
    this.findings =
        new FindingText(terminal, FindingText.Again.by(command), Excerpt.ofAtMost(mostSteps));
  }

  /** The whole text, line by line. */
  public List<String> lines(Report report, boolean outcomes) {
    List<String> lines = new ArrayList<>();
    lines.add(verdict(report));
    lines.add(paint.paint(Tone.FAINT, statistics(report)));
    report.notes().forEach(note -> lines.add("note: " + printable.line(note)));
    if (outcomes) {
      addOutcomes(lines, report.result().outcomes());
    }
    addFindings(lines, report.stories());
    report.races().forEach(race -> addRace(lines, race));
    return lines.stream().map(terminal.printable()::fit).toList();
  }

  private String verdict(Report report) {
    Result result = report.result();
    return switch (report.verdict()) {
      case VERIFIED -> paint.paint(Tone.GOOD, "verified") + ": no schedule breaks the program";
      case VIOLATED -> paint.paint(Tone.BAD, "violated") + ": " + kinds(report.stories());
      case INCONCLUSIVE ->
          paint.paint(Tone.UNSURE, "inconclusive")
              + ": "
              + (result.preemptions().isPresent()
                  ? "no failure with at most "
                      + count(result.preemptions().getAsInt(), "preemption")
                  : "no finding so far, but "
                      + printable.line(result.met().orElse("the search is not complete")));
    };
  }

  private static String kinds(List<Story> stories) {
    List<String> labels =
        stories.stream().map(s -> s.counterexample().finding().kind().label()).toList();
    return labels.size() == 1
        ? labels.getFirst()
        : labels.size() + " findings (" + String.join(", ", labels) + ")";
  }

  private String statistics(Report report) {
    Statistics statistics = report.result().statistics();
    List<String> figures = new ArrayList<>();
    figures.add(count(statistics.executions(), "execution"));
    figures.add(count(statistics.transitions(), "transition"));
    figures.add("depth " + grouped(statistics.maxDepth()));
    report
        .filteredAccesses()
        .ifPresent(f -> figures.add(grouped(f) + (f == 1 ? " access" : " accesses") + " filtered"));
    figures.add(String.format(Locale.ROOT, "%.2f s", report.result().time().toNanos() / 1e9));
    figures.add("algorithm " + report.algorithm());
    return String.join(" · ", figures);
  }

  private static String count(long number, String thing) {
    return grouped(number) + " " + thing + (number == 1 ? "" : "s");
  }

  private static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private void addOutcomes(List<String> lines, Map<String, Long> outcomes) {
    lines.add("");
    lines.add(paint.paint(Tone.STRONG, count(outcomes.size(), "outcome")));
    if (outcomes.isEmpty()) {
      return;
    }
    List<List<String>> rows = new ArrayList<>();
    int digits = outcomes.values().stream().mapToInt(n -> grouped(n).length()).max().orElse(0);
    String right = "%" + Math.max("seen".length(), digits) + "s";
    outcomes.forEach(
        (outcome, seen) -> rows.add(List.of(right.formatted(grouped(seen)), outcome(outcome))));
    Grid grid = new Grid(List.of("seen", "outcome"), rows);
    grid.narrow(1, Math.max(1, terminal.width() - grid.width(0) - 5));
    grid.head().forEach(line -> lines.add("  " + line));
    for (int i = 0; i < rows.size(); i++) {
      grid.row(i).forEach(line -> lines.add("  " + line));
    }
  }

  private String outcome(String outcome) {
    return outcome.isEmpty() ? "(nothing printed)" : printable.line(outcome);
  }

  private void addFindings(List<String> lines, List<Story> stories) {
    for (int i = 0; i < stories.size(); i++) {
      lines.add("");
      lines.addAll(findings.lines(stories.get(i), i + 1, stories.size()));
    }
  }

  private void addRace(List<String> lines, Finding race) {
    lines.add("");
    lines.add(paint.paint(Tone.UNSURE, "reported race") + ": " + printable.line(race.message()));
    printable.lines(race.detail()).forEach(line -> lines.add("  " + line));
  }
}
