package io.mazurka.engine;

import io.mazurka.program.Execution;
import io.mazurka.program.ProgramException;
import io.mazurka.program.Symmetry;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Which of the threads on the path are those that a declared symmetry speaks of. */
final class Roster {

  /** No element, or no thread. */
  static final int NONE = -1;

  private final Path path;
  private final List<Symmetry.Element> elements;
  private @Nullable String[] names = new String[8];
  private final boolean[] met;

  Roster(Path path, List<Symmetry.Element> elements) {
    this.path = path;
    this.elements = elements;
    this.met = new boolean[elements.size()];
  }

  /** Learns the names of the threads that came into being with the last state. */
  void reached(Execution execution) {
    int state = path.length();
    int count = path.population(state);
    if (count > names.length) {
      names = Arrays.copyOf(names, 2 * count);
    }
    for (int t = state == 0 ? 0 : path.population(state - 1); t < count; t++) {
      names[t] = execution.name(t);
      int element = element(t);
      if (element != NONE) {
        met[element] = true;
      }
    }
  }

  /** The thread of the last state that the element stands for, or {@link #NONE}. */
  int thread(int element) {
    int population = path.population(path.length());
    return switch (elements.get(element)) {
      case Symmetry.Element.OfThread numbered ->
          numbered.number() < population ? numbered.number() : NONE;
      case Symmetry.Element.NamedThread named -> named(named.name(), population);
      case Symmetry.Element.OfObject object -> NONE;
    };
  }

  private int named(String name, int population) {
    int found = NONE;
    for (int t = 0; t < population; t++) {
      if (name.equals(names[t])) {
        if (found != NONE) {
          throw new ProgramException(
              "threads %d and %d are both called '%s': name those of a symmetry by their numbers"
                  .formatted(found, t, name));
        }
        found = t;
      }
    }
    return found;
  }

  /** The element that stands for the thread, or {@link #NONE}. */
  int element(int thread) {
    for (int i = 0; i < elements.size(); i++) {
      if (isThread(elements.get(i), thread)) {
        return i;
      }
    }
    return NONE;
  }

  private boolean isThread(Symmetry.Element element, int thread) {
    return switch (element) {
      case Symmetry.Element.OfThread numbered -> numbered.number() == thread;
      case Symmetry.Element.NamedThread named -> named.name().equals(names[thread]);
      case Symmetry.Element.OfObject object -> false;
    };
  }

  /** What the thread is called in messages. */
  String name(int thread) {
    String name = Objects.requireNonNullElse(names[thread], "");
    return name.equals(Integer.toString(thread)) ? "thread " + name : name;
  }

  /** The threads among the elements that were in no execution so far. */
  List<String> missing() {
    return IntStream.range(0, elements.size())
        .filter(i -> !met[i])
        .mapToObj(elements::get)
        .flatMap(Roster::designation)
        .toList();
  }

  /** The threads there are, by the names that they had last. */
  List<String> present() {
    return IntStream.range(0, names.length)
        .filter(thread -> names[thread] != null)
        .mapToObj(thread -> "%d ('%s')".formatted(thread, names[thread]))
        .toList();
  }

  private static Stream<String> designation(Symmetry.Element element) {
    return switch (element) {
      case Symmetry.Element.OfThread numbered -> Stream.of(Integer.toString(numbered.number()));
      case Symmetry.Element.NamedThread named -> Stream.of("'" + named.name() + "'");
      case Symmetry.Element.OfObject object -> Stream.empty();
    };
  }
}
