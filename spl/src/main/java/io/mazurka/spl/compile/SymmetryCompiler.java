package io.mazurka.spl.compile;

import io.mazurka.program.Symmetry;
import io.mazurka.program.Symmetry.Element;
import io.mazurka.program.Symmetry.Shape;
import io.mazurka.spl.machine.Image;
import io.mazurka.spl.syntax.Declaration;
import io.mazurka.spl.syntax.Name;
import io.mazurka.spl.syntax.SplException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Finds the threads, variables and semaphores that a declared symmetry names. */
public final class SymmetryCompiler {

  private final List<String> threads;
  private final List<String> statics;
  private final int fixedObjects;

  /** A compiler for symmetries of this model. */
  public SymmetryCompiler(Image image) {
    threads = image.active().stream().map(active -> active.name()).toList();
    statics = image.statics().stream().map(word -> word.name()).toList();
    fixedObjects = image.firstDynamic();
  }

  /**
   * The symmetry, in the numbers of threads and objects.
   *
   * @throws SplException if it names what is not there, or its rows do not fit together
   */
  public Symmetry compile(Declaration.Symmetric declaration) {
    Name word = declaration.name();
    Shape shape = Shape.named(word.text()).orElseThrow(() -> unknown(word));
    List<List<Element>> rows = new ArrayList<>();
    for (List<Declaration.Symmetric.Item> row : declaration.rows()) {
      rows.add(row.stream().flatMap(item -> elements(item).stream()).toList());
    }
    try {
      return Symmetry.of(shape, rows, fixedObjects);
    } catch (IllegalArgumentException e) {
      throw new SplException(word.at(), String.valueOf(e.getMessage()));
    }
  }

  private static SplException unknown(Name word) {
    String known =
        Arrays.stream(Shape.values()).map(Shape::label).collect(Collectors.joining(", "));
    return new SplException(
        word.at(), "there is no symmetry '%s'; there are %s".formatted(word.text(), known));
  }

  /** What the item stands for: one thread or word, or all copies or elements of that name. */
  private List<Element> elements(Declaration.Symmetric.Item item) {
    List<Element> found = new ArrayList<>();
    places(item, threads).forEach(number -> found.add(new Element.OfThread(number)));
    if (found.isEmpty()) {
      places(item, statics).forEach(number -> found.add(new Element.OfObject(number)));
    }
    if (found.isEmpty()) {
      throw new SplException(
          item.name().at(),
          "there is no '%s' that could be permuted: no thread that runs from the start, no global"
                  .formatted(item)
              + " variable and no semaphore");
    }
    return found;
  }

  private static List<Integer> places(Declaration.Symmetric.Item item, List<String> names) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      String name = names.get(i);
      if (name.equals(item.toString())
          || (item.index() == null && name.startsWith(item.name().text() + "["))) {
        places.add(i);
      }
    }
    return places;
  }
}
