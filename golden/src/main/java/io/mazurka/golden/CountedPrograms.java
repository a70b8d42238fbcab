package io.mazurka.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How many random programs every build runs, as the documentation of the searches says it: a table
 * with a row for each test, whose first word says what kind of programs these are, and below it how
 * many different ones of each kind there are at least. Whoever makes programs of a kind compares
 * that with the constants of its tests.
 */
public final class CountedPrograms {

  private static final Path FILE = Path.of("../docs/algorithms.md");
  private static final Pattern NUMBER = Pattern.compile("\\d(?:[\\d,]*\\d)?");
  private static final Pattern DIFFERENT =
      Pattern.compile("at least ([\\d,]+) toy programs, ([\\d,]+) models and ([\\d,]+) Java");
  private static final List<String> KINDS = List.of("toy", "models", "Java");
  private static final int ENOUGH = 10_000;

  private CountedPrograms() {}

  /**
   * Compares what the documentation says of one kind of programs.
   *
   * @param rows the numbers in each of its rows, by how the row begins
   * @param different how many different programs these are at least
   */
  public static void assertCounted(String kind, Map<String, List<Integer>> rows, int different) {
    String text = read();
    Map<String, List<Integer>> written = new TreeMap<>();
    text.lines()
        .filter(line -> line.startsWith("| " + kind + " "))
        .map(line -> line.split("\\|", -1))
        .forEach(cells -> written.put(cells[1].strip(), numbers(cells[2])));
    assertThat(written).as("random programs in %s", FILE).isEqualTo(new TreeMap<>(rows));
    int[] all = different(text);
    assertThat(all[KINDS.indexOf(kind)]).as("different ones in %s", FILE).isEqualTo(different);
    assertThat(Arrays.stream(all).sum()).isGreaterThanOrEqualTo(ENOUGH);
  }

  private static int[] different(String text) {
    MatchResult match =
        DIFFERENT
            .matcher(text)
            .results()
            .findFirst()
            .orElseThrow(() -> new AssertionError(FILE + " does not say how many there are"));
    return KINDS.stream().mapToInt(kind -> number(match.group(1 + KINDS.indexOf(kind)))).toArray();
  }

  private static List<Integer> numbers(String cell) {
    return NUMBER
        .matcher(cell)
        .results()
        .map(match -> number(match.group()))
        .collect(Collectors.toList());
  }

  private static int number(String text) {
    return Integer.parseInt(text.replace(",", ""));
  }

  private static String read() {
    try {
      return Files.readString(FILE).replaceAll("(?<!\\|)\n(?!\\|)", " ");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
