package io.mazurka.libraries;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A small program that uses a published class. Its header tells, in lines of the form {@code //
 * key: value}, the {@code library} class, what it {@code checks}, and one of
 *
 * <ul>
 *   <li>{@code outcomes:} all outcomes, separated by {@code |}: the class is verified
 *   <li>{@code finds:} the kinds of all findings, separated by commas
 *   <li>{@code stops:} how the message begins with which the search stops
 * </ul>
 */
record Driver(String name, Map<String, String> header) {

  private static final Pattern LINE = Pattern.compile("// ([a-z]+): (.*)");

  static Driver read(Path file) {
    try {
      String name = file.getFileName().toString().replaceFirst("\\.java$", "");
      return new Driver(
          name,
          Files.readString(file)
              .lines()
              .map(LINE::matcher)
              .filter(Matcher::matches)
              .collect(Collectors.toMap(line -> line.group(1), line -> line.group(2).strip())));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  String library() {
    return text("library");
  }

  String checks() {
    return text("checks");
  }

  String finds() {
    return text("finds");
  }

  String outcomes() {
    return text("outcomes");
  }

  /** How the message begins with which the search stops; empty if it comes to its end. */
  String stops() {
    return text("stops");
  }

  private String text(String key) {
    return header.getOrDefault(key, "");
  }
}
