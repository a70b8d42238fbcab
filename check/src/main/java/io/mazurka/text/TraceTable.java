package io.mazurka.text;

import io.mazurka.program.Trace;
import io.mazurka.program.Trace.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/**
 * An execution as a table: time runs downwards, every thread has a lane of its own, and a mark
 * shows where another thread goes on than the one before. With more threads than the width has room
 * for, the lanes become one column that names the thread.
 */
public final class TraceTable {

  private static final int NARROWEST_LANE = 22;
  private static final String SWITCH = " ▸";

  private final Trace trace;
  private final Printable printable;
  private final List<Integer> moving;

  public TraceTable(Trace trace, Printable printable) {
    this.trace = trace;
    this.printable = printable;
    TreeSet<Integer> threads = new TreeSet<>();
    trace.steps().forEach(step -> threads.add(step.thread()));
    this.moving = List.copyOf(threads);
  }

  /**
   * The table.
   *
   * @param width the columns there are
   * @param excerpt how much of it; the middle of a longer execution is left out
   */
  public List<String> lines(int width, Excerpt excerpt) {
    int steps = trace.steps().size();
    Grid grid = grid(width);
    List<String> lines = new ArrayList<>();
    if (grid.heads("line")) {
      lines.add("in " + printable.line(file()));
    }
    lines.addAll(grid.head());
    int shown = excerpt.steps() == 0 ? steps : Math.min(excerpt.steps(), steps);
    int first = (shown + 1) / 2;
    int last = steps - (shown - first);
    for (int i = 0; i < first; i++) {
      lines.addAll(grid.row(i));
    }
    if (first < last) {
      lines.add("… " + (last - first) + " steps not shown; " + excerpt.rest() + " …");
    }
    for (int i = last; i < steps; i++) {
      lines.addAll(grid.row(i));
    }
    return lines;
  }

  /** Lanes if they fit, then lanes that save what they can, then no lanes. */
  private Grid grid(int width) {
    Grid lanes = lanes("where");
    if (lanes.width() > width && !file().isEmpty()) {
      lanes = lanes("line");
    }
    if (lanes.width() > width) {
      int room = width - (lanes.width() - laneWidths(lanes));
      int share = room / Math.max(1, moving.size());
      if (share < NARROWEST_LANE) {
        return columns(width);
      }
      narrowLanes(lanes, share);
    }
    return lanes;
  }

  /** The one source file that all steps are in; empty if there are several. */
  private String file() {
    List<String> files =
        trace.steps().stream()
            .map(step -> step.location().replaceFirst(":[0-9]+$", ""))
            .filter(name -> !name.isEmpty())
            .distinct()
            .toList();
    return files.size() == 1 ? files.getFirst() : "";
  }

  private int laneWidths(Grid lanes) {
    int sum = 0;
    for (int i = 0; i < moving.size(); i++) {
      sum += lanes.width(i + 1);
    }
    return sum;
  }

  /** Gives every lane its share; what a lane does not need goes to the others. */
  private void narrowLanes(Grid lanes, int share) {
    int spare = 0;
    int wide = 0;
    for (int i = 1; i <= moving.size(); i++) {
      spare += Math.max(0, share - lanes.width(i));
      wide += lanes.width(i) > share ? 1 : 0;
    }
    for (int i = 1; i <= moving.size(); i++) {
      lanes.narrow(i, share + spare / Math.max(1, wide));
    }
  }

  private Grid lanes(String where) {
    List<String> head = new ArrayList<>(List.of("step"));
    moving.forEach(thread -> head.add(name(thread)));
    head.add(where);
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      List<String> row = new ArrayList<>(List.of(number(i)));
      row.addAll(Collections.nCopies(moving.size(), ""));
      row.set(1 + moving.indexOf(step.thread()), deed(step));
      row.add(printable.line(where.equals("line") ? line(step) : step.location()));
      rows.add(row);
    }
    return new Grid(head, rows);
  }

  private static String line(Step step) {
    return step.location().substring(step.location().lastIndexOf(':') + 1);
  }

  private Grid columns(int width) {
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < trace.steps().size(); i++) {
      Step step = trace.steps().get(i);
      rows.add(
          List.of(number(i), name(step.thread()), deed(step), printable.line(step.location())));
    }
    Grid grid = new Grid(List.of("step", "thread", "operation", "where"), rows);
    grid.narrow(2, Math.max(NARROWEST_LANE, width - (grid.width() - grid.width(2))));
    return grid;
  }

  private String number(int index) {
    boolean switched =
        index > 0 && trace.steps().get(index).thread() != trace.steps().get(index - 1).thread();
    int digits = Integer.toString(trace.steps().size()).length();
    return String.format("%" + digits + "d", index + 1) + (switched ? printable.line(SWITCH) : "");
  }

  private String name(int thread) {
    return thread < trace.threads().size()
        ? printable.line(trace.threads().get(thread))
        : "thread " + thread;
  }

  private String deed(Step step) {
    String deed = step.operation() + (step.object().isEmpty() ? "" : " " + step.object());
    return printable.line(step.value().isEmpty() ? deed : deed + ": " + step.value());
  }
}
