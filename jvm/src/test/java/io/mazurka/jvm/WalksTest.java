package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs in which one thread goes through a weakly consistent collection while another one
 * changes it: what is seen is what the JDK's own code, explored step by step, lets one see; or part
 * of that, where the walk takes fewer steps than the JDK's.
 */
class WalksTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 40);

  /** Ways to change a collection, and to go through it. */
  private record Sort(String creation, String addition, List<String> changes, List<String> walks) {}

  private static final List<String> CHANGES_OF_MAPS =
      List.of(
          "o.put(K, V);",
          "o.put(K, V);",
          "o.put(K, V);",
          "o.remove(K);",
          "o.replace(K, V);",
          "o.merge(K, V, Integer::sum);");

  private static final Sort HASH_MAP =
      new Sort(
          "new ConcurrentHashMap<Integer, Integer>()",
          "o.put(K, K);",
          CHANGES_OF_MAPS,
          List.of(
              "for (Integer e : o.keySet()) seen.add(e);",
              "for (Integer e : o.values()) seen.add(e);",
              "for (var e : o.entrySet()) seen.add(e.toString());",
              "for (var e = o.keys(); e.hasMoreElements(); ) seen.add(e.nextElement());",
              "for (var e = o.elements(); e.hasMoreElements(); ) seen.add(e.nextElement());",
              "for (var e : Collections.unmodifiableMap(o).values()) seen.add(e);",
              "o.values().iterator().forEachRemaining(seen::add);",
              "o.forEach((k, v) -> seen.add(k + \"=\" + v));",
              "o.forEach(Long.MAX_VALUE, (k, v) -> seen.add(k + \"=\" + v));",
              "o.keySet().forEach(seen::add);",
              "o.values().forEach(seen::add);",
              "o.keySet().removeIf(e -> { seen.add(e); return e > 1; });",
              "o.values().removeIf(e -> { seen.add(e); return e > 5; });",
              "o.entrySet().removeIf(e -> { seen.add(e.toString()); return e.getKey() == 2; });",
              "o.replaceAll((k, v) -> { seen.add(k + \"=\" + v); return v + 10; });",
              "o.clear();",
              "o.keySet().clear();",
              "seen.addAll(o.keySet());",
              "seen.add(o.toString());",
              "seen.add(o.containsValue(5));",
              "o.values().stream().forEach(seen::add);"));

  private static final Sort SKIP_LIST =
      new Sort(
          "new ConcurrentSkipListMap<Integer, Integer>()",
          "o.put(K, K);",
          CHANGES_OF_MAPS,
          List.of(
              "for (Integer e : o.keySet()) seen.add(e);",
              "for (Integer e : o.values()) seen.add(e);",
              "for (var e : o.entrySet()) seen.add(e.toString());",
              "o.values().forEach(seen::add);",
              "o.keySet().forEach(seen::add);",
              "seen.addAll(o.values());",
              "seen.add(o.toString());"));

  private static final Sort SKIP_SET =
      new Sort(
          "new ConcurrentSkipListSet<Integer>()",
          "o.add(K);",
          List.of("o.add(K);", "o.add(K);", "o.remove(K);"),
          List.of(
              "for (Integer e : o) seen.add(e);",
              "o.forEach(seen::add);",
              "seen.addAll(o);",
              "seen.add(o.toString());"));

  private static final Sort QUEUE =
      new Sort(
          "new ConcurrentLinkedQueue<Integer>()",
          "o.add(K);",
          List.of("o.add(K);", "o.add(K);", "o.poll();"),
          List.of(
              "for (Integer e : o) seen.add(e);", "seen.addAll(o);", "seen.add(o.toString());"));

  private static final List<Sort> SEEN_IN_FULL =
      List.of(HASH_MAP, HASH_MAP, HASH_MAP, SKIP_LIST, SKIP_SET, QUEUE);

  private static final Sort DEQUE =
      new Sort(
          "new ConcurrentLinkedDeque<Integer>()",
          "o.add(K);",
          List.of("o.addFirst(K);", "o.addLast(K);", "o.pollFirst();", "o.pollLast();"),
          List.of(
              "for (Integer e : o) seen.add(e);",
              "o.forEach(seen::add);",
              "o.removeIf(e -> { seen.add(e); return e > 1; });",
              "seen.add(o.toString());"));

  private static final Sort SKIP_LIST_AT_ONCE =
      new Sort(
          SKIP_LIST.creation,
          SKIP_LIST.addition,
          CHANGES_OF_MAPS,
          List.of(
              "o.forEach((k, v) -> seen.add(k + \"=\" + v));",
              "for (Integer e : o.descendingKeySet()) seen.add(e);",
              "for (Integer e : o.tailMap(2).values()) seen.add(e);",
              "o.values().removeIf(e -> { seen.add(e); return e > 5; });",
              "o.entrySet().stream().map(Object::toString).forEach(seen::add);",
              "o.replaceAll((k, v) -> { seen.add(k + \"=\" + v); return v + 10; });"));

  private static final Sort QUEUE_AT_ONCE =
      new Sort(
          QUEUE.creation,
          QUEUE.addition,
          List.of("o.add(K);", "o.poll();", "o.remove(K);"),
          List.of(
              "o.forEach(seen::add);",
              "o.removeIf(e -> { seen.add(e); return e > 1; });",
              "o.clear();",
              "seen.add(o.size());"));

  private static final List<Sort> SEEN_IN_PART = List.of(DEQUE, SKIP_LIST_AT_ONCE, QUEUE_AT_ONCE);

  @TempDir Path classes;

  @Test
  void walks_showWhatTheCodeOfTheJdkDoes() {
    sources(SEEN_IN_FULL)
        .forEach((name, source) ->
            assertThat(search(name, true)).as(source).isEqualTo(search(name, false)));
  }

  @Test
  void walksInFewerSteps_showNothingElse() {
    sources(SEEN_IN_PART)
        .forEach((name, source) ->
            assertThat(search(name, false)).as(source).containsAll(search(name, true)));
  }

  private Map<String, String> sources(List<Sort> sorts) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      String name = "Walk" + seed;
      sources.put(name, source(name, sorts, new Random(seed)));
    }
    Javac.compile(sources, classes);
    return sources;
  }

  /** Keys 1 and 17 share a bin. */
  private static String source(String name, List<Sort> sorts, Random random) {
    Sort sort = sorts.get(random.nextInt(sorts.size()));
    int bound = sort == HASH_MAP ? 4 : 3;
    String first =
        random
            .ints(random.nextInt(3), 0, bound)
            .distinct()
            .mapToObj(key -> statement(sort.addition, key, random))
            .collect(Collectors.joining(" "));
    String changes =
        IntStream.range(0, 2 + random.nextInt(2))
            .mapToObj(_ -> statement(one(sort.changes, random), random.nextInt(bound), random))
            .collect(Collectors.joining(" "));
    return """
    import java.util.*;
    import java.util.concurrent.*;
    public class %s {
      public static void main(String[] args) throws InterruptedException {
        var o = %s;
        %s
        Thread other = new Thread(() -> { %s });
        other.start();
        List<Object> seen = new ArrayList<>();
        %s
        other.join();
        System.out.print(seen + " " + o);
      }
    }
    """
        .formatted(name, sort.creation, first, changes, one(sort.walks, random));
  }

  private static String statement(String pattern, int key, Random random) {
    return pattern
        .replace("K", String.valueOf(List.of(1, 2, 3, 17).get(key)))
        .replace("V", String.valueOf(5 + random.nextInt(4)));
  }

  private static String one(List<String> statements, Random random) {
    return statements.get(random.nextInt(statements.size()));
  }

  private List<String> search(String name, boolean trusting) {
    JvmOptions options =
        JvmOptions.of(name, classes).under(Conditions.usual().withTrustJdk(trusting));
    try (JvmProgram program = JvmProgram.load(options)) {
      SearchOptions search = SearchOptions.of(Algorithm.AUTO).withKeepGoing(true);
      Result result = new Search(program, search, SearchListener.NONE).run();
      assertThat(result.complete()).isTrue();
      assertThat(result.counterexamples()).isEmpty();
      return result.outcomes().keySet().stream().sorted().toList();
    }
  }
}
