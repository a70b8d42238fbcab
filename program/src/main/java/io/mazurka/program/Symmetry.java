package io.mazurka.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A symmetry that the user declares: threads, and the objects that go with them, can be permuted
 * without changing what the program can do, from where all of these threads are there and none has
 * moved.
 *
 * <p>A declaration lists its elements in rows, a row of threads and rows of what each of them has,
 * and says how the rows are permuted, all of them alike.
 *
 * @param elements what is permuted
 * @param generators permutations of the elements by their places in the list; with these, all that
 *     they make up together
 * @param fixedObjects objects with lower numbers stay what they are unless they are elements; where
 *     others go follows from what the threads do
 */
public record Symmetry(List<Element> elements, List<List<Integer>> generators, int fixedObjects) {

  public Symmetry {
    elements = List.copyOf(elements);
    generators = generators.stream().map(List::copyOf).toList();
  }

  /** What a permutation moves. */
  public sealed interface Element {

    /** A thread by its number. */
    record OfThread(int number) implements Element {}

    /** A thread by its name. */
    record NamedThread(String name) implements Element {}

    /** An object of operations. */
    record OfObject(int number) implements Element {}
  }

  /** How the rows of a declaration are permuted. */
  public enum Shape {
    /** The two elements of each row change places. */
    SWAP,
    /** Each element takes the place of the next one, the last one that of the first. */
    ROTATION,
    /** Elements change places in any way. */
    PERMUTATIONS,
    /** Each row rotates, and rows can be of different lengths: any one permutation. */
    CYCLES;

    /** The word in a declaration. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The shape of that name. */
    public static Optional<Shape> named(String word) {
      return Arrays.stream(values()).filter(shape -> shape.label().equals(word)).findFirst();
    }
  }

  /**
   * The symmetry of such rows; each is of threads only or of objects only.
   *
   * @throws IllegalArgumentException if the rows do not fit together
   */
  public static Symmetry of(Shape shape, List<List<Element>> rows, int fixedObjects) {
    check(shape, rows);
    List<Element> all = rows.stream().flatMap(List::stream).toList();
    List<List<Integer>> generators = new ArrayList<>();
    if (shape == Shape.PERMUTATIONS) {
      int columns = rows.getFirst().size();
      for (int i = 0; i < columns; i++) {
        for (int j = i + 1; j < columns; j++) {
          generators.add(transposition(rows, i, j));
        }
      }
    } else {
      generators.add(rotation(rows));
    }
    return new Symmetry(all, generators, fixedObjects);
  }

  private static void check(Shape shape, List<List<Element>> rows) {
    int columns = rows.getFirst().size();
    for (List<Element> row : rows) {
      if (shape == Shape.SWAP && row.size() != 2) {
        throw new IllegalArgumentException("a swap is of two elements, not of " + row.size());
      }
      if (shape != Shape.CYCLES && row.size() != columns) {
        throw new IllegalArgumentException(
            "the rows have different lengths: %d and %d".formatted(columns, row.size()));
      }
      if (row.stream().map(Symmetry::isThread).distinct().count() > 1) {
        throw new IllegalArgumentException("a thread and an object cannot change places");
      }
    }
    if (rows.stream().flatMap(List::stream).noneMatch(Symmetry::isThread)) {
      throw new IllegalArgumentException("no thread is permuted");
    }
    if (new HashSet<>(rows.stream().flatMap(List::stream).toList()).size()
        < rows.stream().mapToInt(List::size).sum()) {
      throw new IllegalArgumentException("something is named twice");
    }
  }

  private static boolean isThread(Element element) {
    return !(element instanceof Element.OfObject);
  }

  private static List<Integer> rotation(List<List<Element>> rows) {
    List<Integer> images = new ArrayList<>();
    int base = 0;
    for (List<Element> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        images.add(base + (i + 1) % row.size());
      }
      base += row.size();
    }
    return images;
  }

  private static List<Integer> transposition(List<List<Element>> rows, int i, int j) {
    List<Integer> images = new ArrayList<>();
    int base = 0;
    for (List<Element> row : rows) {
      for (int k = 0; k < row.size(); k++) {
        images.add(base + (k == i ? j : k == j ? i : k));
      }
      base += row.size();
    }
    return images;
  }

  /**
   * Reads a declaration over threads: {@code rotation(1, 2, 3)}, {@code swap(reader, writer)}. A
   * number is a thread's number, anything else its name; a semicolon ends a row.
   *
   * @throws ProgramException if the text is no such declaration
   */
  public static Symmetry parse(String text) {
    int open = text.indexOf('(');
    String word = (open < 0 ? text : text.substring(0, open)).strip();
    Optional<Shape> shape = Shape.named(word);
    if (shape.isEmpty() || open < 0 || !text.strip().endsWith(")")) {
      throw new ProgramException(
          "the symmetry '%s' is not of the form swap(…), rotation(…), permutations(…) or cycles(…)"
              .formatted(text));
    }
    String inside = text.strip();
    inside = inside.substring(inside.indexOf('(') + 1, inside.length() - 1);
    try {
      List<List<Element>> rows =
          Arrays.stream(inside.split(";", -1)).map(Symmetry::threads).toList();
      return of(shape.get(), rows, 0);
    } catch (IllegalArgumentException e) {
      throw new ProgramException("the symmetry '" + text + "': " + e.getMessage(), e);
    }
  }

  private static List<Element> threads(String row) {
    return Arrays.stream(row.split(",", -1)).map(String::strip).map(Symmetry::thread).toList();
  }

  private static Element thread(String word) {
    if (word.isEmpty()) {
      throw new IllegalArgumentException("a name is missing");
    }
    return word.matches("[0-9]{1,6}")
        ? new Element.OfThread(Integer.parseInt(word))
        : new Element.NamedThread(word);
  }
}
