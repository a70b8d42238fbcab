package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A view is used as the collection that it shows, and a text is what it says, but each has a
 * monitor of its own: random programs that synchronize on collections, views of them, texts and
 * numbers do what they do with other objects instead. {@code -Dmazurka.monitors.programs} says how
 * many programs there are, and {@code -Dmazurka.monitors.seed} with which one they begin.
 */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason =
        "there are many schedules, which take minutes on this carrier and are the same")
class MonitorsOfValuesTest {

  private static final int PROGRAMS = Integer.getInteger("mazurka.monitors.programs", 60);
  private static final long SEED = Long.getLong("mazurka.monitors.seed", 1);
  private static final int MOST_SCHEDULES = 3_000;

  private static final List<String> VIEWS =
      List.of(
          "list",
          "view",
          "part",
          "map",
          "map.keySet()",
          "map.values()",
          "table",
          "keys",
          "text",
          "\"literal\"",
          "large",
          "small",
          "yes");

  /** Another one each time. */
  private static final List<String> NEW =
      List.of("Collections.unmodifiableList(list)", "new String(text)", "String.valueOf(large)");

  private static final List<String> BLOCKS =
      List.of(
          "synchronized (A) { plain++; }",
          "synchronized (A) { plain++; }",
          "synchronized (A) { seen = seen * 3 + N; }",
          "synchronized (A) { synchronized (B) { seen = seen * 3 + N; } }",
          "synchronized (A) { synchronized (A) { seen = seen * 3 + N; } seen = seen * 2; }",
          "synchronized (A) { A.wait(1); seen = seen * 3 + N; }",
          "synchronized (A) { A.notify(); seen = seen * 3 + N; }",
          "synchronized (A) { if (Thread.holdsLock(B)) seen = seen * 5; }");

  private static final String PROGRAM =
      """
      import java.util.*;
      public class NAME {
        static final List<Integer> list = new ArrayList<>(List.of(1, 2));
        static final Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
        static final Map<Integer, Integer> table = Collections.synchronizedMap(new HashMap<>());
        static final List<Integer> view = Collections.unmodifiableList(list);
        static final Set<Integer> keys = table.keySet();
        static volatile List<Integer> part = list.subList(0, 1);
        static final String text = String.valueOf(new char[] {'t'});
        static final Object large = Integer.valueOf(100_000);
        static final Object small = 7;
        static final Object yes = true;
        OBJECTS
        static volatile int seen;
        static int plain;
        public static void main(String[] args) throws Exception {
          part = list.subList(1, 2);
          Thread t = new Thread(() -> {
            try {
              ONE
            } catch (Exception e) { System.out.print(e.getClass().getSimpleName()); }
          });
          t.start();
          try {
            OTHER
          } catch (Exception e) { System.out.print(e.getClass().getSimpleName()); }
          t.join();
          System.out.print(seen + " " + plain);
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void everyObject_hasAMonitorOfItsOwn() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
      sources.put("Views" + seed, source("Views" + seed, seed, false));
      sources.put("Objects" + seed, source("Objects" + seed, seed, true));
    }
    Javac.compile(sources, folder);
    for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
      compare(seed);
    }
  }

  private void compare(long seed) {
    String source = source("Views" + seed, seed, false);
    Result expected;
    try (JvmProgram objects = load("Objects" + seed)) {
      expected = search(objects);
    }
    try (JvmProgram views = load("Views" + seed)) {
      Result result = search(views);
      assertThat(result.outcomes().keySet()).as(source).isEqualTo(expected.outcomes().keySet());
      assertThat(kinds(result)).as(source).isEqualTo(kinds(expected));
      BruteForce all = BruteForce.everySchedule(views, MOST_SCHEDULES);
      if (all != null) {
        new EverySearch(views, all, seed, source).compare();
      }
    }
  }

  /** The documentation of these wrappers warns of that. */
  @ParameterizedTest
  @CsvSource({"table, NONE", "keys, RACE", "'new Object()', RACE"})
  void walkOverASynchronizedMap_needsTheMonitorOfTheMap(String lock, String expected) {
    String walk = "synchronized (LOCK) { for (int k : keys) seen += k; }".replace("LOCK", lock);
    String source =
        PROGRAM
            .replace("NAME", "Walk")
            .replace("OBJECTS", "")
            .replace("ONE", "table.put(2, 2); table.size();")
            .replace("OTHER", walk);
    Javac.compile(Map.of("Walk", source), folder);
    try (JvmProgram program = load("Walk")) {
      for (Algorithm algorithm : List.of(Algorithm.AUTO, Algorithm.OPTIMAL, Algorithm.DFS)) {
        Result result = EverySearch.search(program, algorithm, 0, Bounds.NONE);
        assertThat(result.complete()).isTrue();
        assertThat(kinds(result)).isEqualTo(expected.equals("NONE") ? Set.of() : Set.of(expected));
      }
    }
  }

  private JvmProgram load(String name) {
    return JvmProgram.load(JvmOptions.of(name, folder));
  }

  private static Result search(JvmProgram program) {
    return EverySearch.search(program, Algorithm.OPTIMAL, 0, Bounds.NONE);
  }

  private static Set<String> kinds(Result result) {
    return result.counterexamples().stream()
        .map(c -> c.finding().kind().toString())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** The program of a seed, on views or on as many objects. */
  private static String source(String name, long seed, boolean onObjects) {
    SplittableRandom random = new SplittableRandom(seed);
    return PROGRAM
        .replace("NAME", name)
        .replace("OBJECTS", onObjects ? objects() : "")
        .replace("ONE", blocks(random, onObjects))
        .replace("OTHER", blocks(random, onObjects));
  }

  private static String objects() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < VIEWS.size(); i++) {
      text.append("static final Object o").append(i).append(" = new Object();");
    }
    return text.toString();
  }

  private static String blocks(SplittableRandom random, boolean onObjects) {
    StringBuilder text = new StringBuilder();
    int count = 1 + random.nextInt(2);
    int few = random.nextInt(VIEWS.size() + NEW.size());
    for (int i = 0; i < count; i++) {
      text.append(
          BLOCKS
              .get(random.nextInt(BLOCKS.size()))
              .replace("A", lock(few + random.nextInt(3), onObjects))
              .replace("B", lock(few + random.nextInt(3), onObjects))
              .replace("N", String.valueOf(i + 1)));
    }
    return text.toString();
  }

  private static String lock(int number, boolean onObjects) {
    int index = number % (VIEWS.size() + NEW.size());
    if (index < VIEWS.size()) {
      return onObjects ? "o" + index : VIEWS.get(index);
    }
    return onObjects ? "new Object()" : NEW.get(index - VIEWS.size());
  }
}
