package io.mazurka.report;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** A source file, of which a page shows what is near the lines that steps are at. */
final class SourceFile {

  private static final int NEAR = 150;
  private static final int LONGEST = 400;

  private final String name;
  private final List<String> lines;
  private final TreeSet<Integer> used = new TreeSet<>();

  SourceFile(String name, List<String> lines) {
    this.name = name;
    this.lines = List.copyOf(lines);
  }

  /**
   * Consecutive lines.
   *
   * @param first the number of the first one, from 1
   */
  record Section(int first, List<String> lines) {}

  String name() {
    return name;
  }

  boolean has(int line) {
    return line >= 1 && line <= lines.size();
  }

  /** Makes the line one of those that the page shows. */
  void use(int line) {
    used.add(line);
  }

  /** What is near the lines in use. */
  List<Section> sections() {
    List<Section> sections = new ArrayList<>();
    int first = 0;
    int end = 0;
    for (int line : used) {
      if (first > 0 && line - NEAR > end) {
        sections.add(section(first, end));
        first = 0;
      }
      first = first == 0 ? Math.max(1, line - NEAR) : first;
      end = Math.min(lines.size(), line + NEAR);
    }
    if (first > 0) {
      sections.add(section(first, end));
    }
    return sections;
  }

  private Section section(int first, int end) {
    return new Section(
        first, lines.subList(first - 1, end).stream().map(SourceFile::shortened).toList());
  }

  private static String shortened(String line) {
    return line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line;
  }
}
