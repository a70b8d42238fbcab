package io.mazurka.jvm.probe;

import io.mazurka.jvm.Javac;
import io.mazurka.jvm.load.ProgramLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Programs of a statement each, of which is asked what they can observe.
 *
 * @param types the source of a class {@code Types}: what the statements may use
 * @param folder where the programs are compiled
 */
record Snippets(String types, Path folder) {

  /** The statements, one a line, whose programs can observe something. */
  List<String> observing(Observation what, String snippets) {
    Map<String, String> named = new LinkedHashMap<>();
    snippets.lines().forEach(snippet -> named.put("Main" + named.size(), snippet));
    Map<String, String> sources = new LinkedHashMap<>(Map.of("Types", types));
    named.forEach((name, snippet) -> sources.put(name, source(name, snippet)));
    Javac.compile(sources, folder);
    return named.entrySet().stream()
        .filter(program -> observes(program.getKey(), what))
        .map(Map.Entry::getValue)
        .toList();
  }

  private static String source(String name, String snippet) {
    return """
    import java.util.*;
    import java.util.concurrent.*;
    import java.util.concurrent.atomic.AtomicInteger;
    import java.util.stream.*;
    public class %s extends Types {
      public static void main(String[] args) { %s; }
    }
    """
        .formatted(name, snippet);
  }

  private boolean observes(String program, Observation what) {
    try (ProgramLoader loader = new ProgramLoader(List.of(folder))) {
      loader.loadClass(program);
      return Usage.of(loader, Set.of("main")).observes(what);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }
}
