package io.mazurka.text;

import io.mazurka.program.Finding;
import io.mazurka.program.Trace;
import io.mazurka.text.Paint.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One execution told again, for people. */
public final class ReplayText {

  private final Paint paint;
  private final Printable printable;
  private final FindingText findings;

  /**
   * A text for this terminal.
   *
   * @param mostSteps how many steps are shown at most, 0 for all
   */
  public ReplayText(Terminal terminal, int mostSteps) {
    this.paint = terminal.paint();
    this.printable = terminal.printable();
    this.findings =
        new FindingText(terminal, story -> Optional.empty(), Excerpt.ofAtMost(mostSteps));
  }

  /** The execution, and what came to light compared with what was recorded. */
  public List<String> lines(Trace trace, Finding recorded) {
    List<String> lines = new ArrayList<>();
    lines.add(verdict(trace, recorded));
    lines.addAll(findings.table(trace));
    for (Finding finding : trace.findings()) {
      if (!same(finding, recorded)) {
        lines.add("");
        lines.add(paint.paint(Tone.BAD, finding.kind().label()) + ": " + line(finding));
      }
      lines.addAll(findings.detail(finding));
    }
    if (!trace.outcome().isEmpty()) {
      lines.add("");
      lines.add("the program printed: " + printable.line(trace.outcome()));
    }
    return lines.stream().map(printable::fit).toList();
  }

  private String verdict(Trace trace, Finding recorded) {
    boolean again = trace.findings().stream().anyMatch(finding -> same(finding, recorded));
    if (again) {
      return paint.paint(Tone.BAD, "reproduced") + ": " + title(recorded);
    }
    return paint.paint(Tone.UNSURE, trace.findings().isEmpty() ? "gone" : "different")
        + ": the schedule no longer shows "
        + title(recorded);
  }

  private static boolean same(Finding finding, Finding recorded) {
    return finding.kind() == recorded.kind() && finding.message().equals(recorded.message());
  }

  private String title(Finding finding) {
    return finding.kind().label() + ": " + line(finding);
  }

  private String line(Finding finding) {
    return printable.line(FindingText.message(finding));
  }
}
