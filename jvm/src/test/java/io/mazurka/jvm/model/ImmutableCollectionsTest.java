package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Sets and maps that never change do what the JDK's do, but for the order of their elements. */
class ImmutableCollectionsTest {

  private static final List<Function<Set<Integer>, Object>> CALLS_OF_SETS =
      List.of(
          s -> s.contains(3),
          s -> s.contains(5),
          s -> s.contains(null),
          s -> s.containsAll(List.of(1, 2)),
          s -> s.containsAll(Arrays.asList(1, null)),
          s -> s.isEmpty(),
          s -> s.size(),
          s -> s.hashCode(),
          s -> s.equals(new TreeSet<>(List.of(1, 2, 3))),
          s -> s.equals(new HashSet<>(Arrays.asList(1, 2, null))),
          s -> s.equals((Object) List.of(1, 2, 3)),
          s -> new TreeSet<>(s).equals(s),
          s -> new TreeSet<>(s).toString(),
          s -> s.toArray(new Integer[0]).length,
          s -> s.stream().mapToInt(i -> i).sum(),
          s -> s.add(1),
          s -> s.addAll(List.of()),
          s -> s.remove(7),
          s -> s.removeAll(List.of()),
          s -> s.retainAll(List.of(1, 2, 3)),
          s -> s.removeIf(i -> false),
          s -> {
            s.clear();
            return s;
          },
          s -> {
            var i = s.iterator();
            i.next();
            i.remove();
            return s;
          });

  private static final List<Function<Map<Integer, String>, Object>> CALLS_OF_MAPS =
      List.of(
          m -> m.get(1),
          m -> m.get(7) == null,
          m -> m.get(null),
          m -> m.getOrDefault(7, "z"),
          m -> m.getOrDefault(null, "z"),
          m -> m.containsKey(2),
          m -> m.containsKey(null),
          m -> m.containsValue("b"),
          m -> m.containsValue(null),
          m -> m.size(),
          m -> m.isEmpty(),
          m -> m.hashCode(),
          m -> m.equals(new TreeMap<>(Map.of(1, "a", 2, "b", 3, "c"))),
          m -> m.equals(new HashMap<>()),
          m -> new TreeMap<>(m).equals(m),
          m -> new TreeMap<>(m).toString(),
          m -> m.keySet().contains(1),
          m -> m.keySet().contains(null),
          m -> m.keySet().equals(Set.of(1, 2, 3)),
          m -> m.keySet().remove(1),
          m -> m.values().contains("a"),
          m -> m.values().contains(null),
          m -> m.entrySet().contains(Map.entry(1, "a")),
          m -> m.entrySet().contains(Map.entry(1, "b")),
          m -> m.entrySet().equals(Map.of(1, "a", 2, "b", 3, "c").entrySet()),
          m -> m.entrySet().iterator().next().setValue("z"),
          m -> m.put(1, "z"),
          m -> m.putIfAbsent(1, "z"),
          m -> m.remove(7),
          m -> m.remove(1, "z"),
          m -> m.replace(1, "z"),
          m -> m.replace(1, "y", "z"),
          m -> m.merge(1, "z", (a, b) -> a),
          m -> m.compute(1, (k, v) -> v),
          m -> m.computeIfAbsent(1, k -> "z"),
          m -> m.computeIfPresent(7, (k, v) -> v),
          m -> {
            m.putAll(Map.of());
            return m;
          },
          m -> {
            m.replaceAll((k, v) -> v);
            return m;
          },
          m -> {
            m.clear();
            return m;
          });

  @Test
  void sets_doWhatThoseOfTheJdkDo() {
    Set<Integer> own = ImmutableSet.of(new Integer[] {3, 1, 2});
    assertThat(results(CALLS_OF_SETS, own)).isEqualTo(results(CALLS_OF_SETS, Set.of(3, 1, 2)));
  }

  @Test
  void maps_doWhatThoseOfTheJdkDo() {
    Map<Integer, String> own =
        ImmutableMap.of(new Integer[] {3, 1, 2}, new String[] {"c", "a", "b"});
    assertThat(results(CALLS_OF_MAPS, own))
        .isEqualTo(results(CALLS_OF_MAPS, Map.of(3, "c", 1, "a", 2, "b")));
  }

  private static <T> List<String> results(List<Function<T, Object>> calls, T receiver) {
    List<String> results = new ArrayList<>();
    for (Function<T, Object> call : calls) {
      try {
        results.add(results.size() + ": " + call.apply(receiver));
      } catch (RuntimeException e) {
        results.add(results.size() + ": " + e.getClass());
      }
    }
    return results;
  }

  @Test
  void elements_areListedInTheOrderInWhichTheyWereGiven() {
    assertThat(ImmutableSet.of(new Integer[] {3, 1, 2})).containsExactly(3, 1, 2);
    assertThat(ImmutableSet.copyOf(List.of(3, 1, 3, 2))).containsExactly(3, 1, 2);
    Map<Integer, Integer> map = ImmutableMap.of(new Integer[] {3, 1}, new Integer[] {5, 6});
    assertThat(map.entrySet()).containsExactly(Map.entry(3, 5), Map.entry(1, 6));
    assertThat(map.keySet()).containsExactly(3, 1);
    assertThat(map.values()).containsExactly(5, 6);
  }

  @Test
  void copies_ofWhatNeverChanges_areTheSame() {
    Set<Integer> set = ImmutableSet.of(new Integer[] {3, 1});
    assertThat(ImmutableSet.copyOf(set)).isSameAs(set);
    Map<Integer, Integer> map = ImmutableMap.of(new Integer[] {3}, new Integer[] {5});
    assertThat(ImmutableMap.copyOf(map)).isSameAs(map);
  }

  @Test
  void elementsThatAreEqualOrNull_areRefused() {
    assertThatThrownBy(() -> ImmutableSet.of(new Integer[] {1, 1}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("duplicate element: 1");
    assertThatThrownBy(() -> ImmutableMap.of(new Integer[] {1, 1}, new Integer[] {1, 2}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("duplicate key: 1");
    assertThatThrownBy(() -> ImmutableSet.of(new Integer[] {null}))
        .isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> ImmutableSet.copyOf(Arrays.asList(1, null)))
        .isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> ImmutableMap.of(new Integer[] {1}, new Integer[] {null}))
        .isInstanceOf(NullPointerException.class);
  }
}
