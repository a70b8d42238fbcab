package io.mazurka.text;

import io.mazurka.check.Story;
import io.mazurka.program.Finding;
import io.mazurka.program.Schedule;
import io.mazurka.program.Trace;
import io.mazurka.text.Paint.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A finding with the execution that leads to it and the way to see it again, for people. */
public final class FindingText {

  private static final String INDENT = "  ";

  private final Terminal terminal;
  private final Paint paint;
  private final Printable printable;
  private final Again again;
  private final Excerpt excerpt;

  /** How a user sees a finding again. */
  public interface Again {

    /** What to do, in one line; empty where nothing can be done. */
    Optional<String> line(Story story);

    /** The command that runs a replay file, with the name by which the user calls Mazurka. */
    static Again by(String command) {
      return story -> story.replay().map(file -> command + " replay " + word(file.toString()));
    }

    private static String word(String name) {
      return name.matches("[A-Za-z0-9_./:-]+") ? name : "'" + name.replace("'", "'\\''") + "'";
    }
  }

  /** A text for this terminal. */
  public FindingText(Terminal terminal, Again again, Excerpt excerpt) {
    this.terminal = terminal;
    this.paint = terminal.paint();
    this.printable = terminal.printable();
    this.again = again;
    this.excerpt = excerpt;
  }

  /** The text of the finding with this number among so many. */
  public List<String> lines(Story story, int number, int of) {
    Finding finding = story.counterexample().finding();
    Schedule schedule = story.counterexample().schedule();
    List<String> lines = new ArrayList<>();
    lines.add(title(finding, of == 1 ? "" : " " + number + " of " + of));
    lines.add(
        INDENT
            + paint.paint(
                Tone.FAINT,
                "in execution %d; this schedule has %s and %s"
                    .formatted(
                        story.counterexample().execution(),
                        count(schedule.length(), "step", "steps"),
                        count(schedule.contextSwitches(), "context switch", "context switches"))));
    story.trace().ifPresent(trace -> lines.addAll(table(trace)));
    lines.addAll(detail(finding));
    story.trouble().ifPresent(trouble -> addBlock(lines, "note: " + trouble));
    again.line(story).ifPresent(line -> addBlock(lines, "to see it again: " + line));
    return lines;
  }

  private String title(Finding finding, String position) {
    return paint.paint(Tone.BAD, finding.kind().label() + position)
        + ": "
        + paint.paint(Tone.STRONG, printable.line(message(finding)));
  }

  /** The message without the kind of finding in front, where it repeats that. */
  static String message(Finding finding) {
    String prefix = finding.kind().label() + ": ";
    return finding.message().startsWith(prefix)
        ? finding.message().substring(prefix.length())
        : finding.message();
  }

  private static String count(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }

  /** The execution as a table, with an empty line before it. */
  public List<String> table(Trace trace) {
    List<String> lines = new ArrayList<>();
    lines.add("");
    int width = terminal.width() - INDENT.length();
    new TraceTable(trace, printable)
        .lines(width, excerpt)
        .forEach(line -> lines.add(INDENT + line));
    return lines;
  }

  /** The explanation of the finding, with an empty line before it. */
  public List<String> detail(Finding finding) {
    List<String> lines = new ArrayList<>();
    if (!finding.detail().isBlank()) {
      addBlock(lines, finding.detail());
    }
    return lines;
  }

  private void addBlock(List<String> lines, String text) {
    lines.add("");
    printable.lines(text).forEach(line -> lines.add(INDENT + line));
  }
}
