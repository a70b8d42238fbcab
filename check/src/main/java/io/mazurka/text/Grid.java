package io.mazurka.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table of plain text: columns of fitting widths under a head line. A cell wider than its column
 * may be goes on below itself.
 */
public final class Grid {

  private static final String BETWEEN = " │ ";

  private final List<String> head;
  private final List<List<String>> rows;
  private final int[] widths;

  Grid(List<String> head, List<List<String>> rows) {
    this.head = head;
    this.rows = rows;
    this.widths = new int[head.size()];
    widen(head);
    rows.forEach(this::widen);
  }

  /** A whole table of these rows. */
  public static List<String> lines(List<String> head, List<List<String>> rows) {
    Grid grid = new Grid(head, rows);
    List<String> lines = new ArrayList<>(grid.head());
    for (int i = 0; i < rows.size(); i++) {
      lines.addAll(grid.row(i));
    }
    return lines;
  }

  private void widen(List<String> row) {
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.max(widths[i], Columns.of(row.get(i)));
    }
  }

  /** The width of the widest line. */
  int width() {
    return Arrays.stream(widths).sum() + BETWEEN.length() * (widths.length - 1);
  }

  /** The width of a column. */
  int width(int column) {
    return widths[column];
  }

  /** Whether a column has this name. */
  boolean heads(String name) {
    return head.contains(name);
  }

  /** Makes a column no wider than this. */
  void narrow(int column, int most) {
    widths[column] = Math.min(widths[column], most);
  }

  /** The line of column names and the line below it. */
  List<String> head() {
    List<String> lines = new ArrayList<>(lines(head));
    StringBuilder rule = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      rule.append(i == 0 ? "" : "─┼─").append("─".repeat(widths[i]));
    }
    lines.add(rule.toString());
    return lines;
  }

  /** The lines of one row; more than one if cells had to be broken. */
  List<String> row(int index) {
    return lines(rows.get(index));
  }

  private List<String> lines(List<String> row) {
    List<List<String>> cells = new ArrayList<>();
    int height = 1;
    for (int i = 0; i < widths.length; i++) {
      List<String> cell = broken(row.get(i), widths[i]);
      cells.add(cell);
      height = Math.max(height, cell.size());
    }
    List<String> lines = new ArrayList<>();
    for (int y = 0; y < height; y++) {
      lines.add(line(cells, y));
    }
    return lines;
  }

  private String line(List<List<String>> cells, int y) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String text = y < cells.get(i).size() ? cells.get(i).get(y) : "";
      line.append(i == 0 ? "" : BETWEEN)
          .append(text)
          .append(" ".repeat(Math.max(0, widths[i] - Columns.of(text))));
    }
    return line.toString().stripTrailing();
  }

  /** The text in pieces of at most this width, broken after a blank or a dot where there is one. */
  private static List<String> broken(String text, int width) {
    List<String> pieces = new ArrayList<>();
    String rest = text;
    while (Columns.of(rest) > width) {
      int hard = Columns.fitting(rest, width);
      int soft = Math.max(rest.lastIndexOf(' ', hard - 1), rest.lastIndexOf('.', hard - 1)) + 1;
      int at = soft > 0 ? soft : hard;
      pieces.add(rest.substring(0, at).stripTrailing());
      rest = rest.substring(at);
    }
    pieces.add(rest);
    return pieces;
  }
}
