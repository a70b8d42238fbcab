package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Calls in which the JDK goes through a collection that others change meanwhile. */
class WeaklyConsistentTest {

  private static final String SHARED =
      """
      static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
      static final ConcurrentSkipListMap<Integer, Integer> sorted = new ConcurrentSkipListMap<>();
      static final Queue<Integer> queue = new ConcurrentLinkedQueue<>(List.of(1));
      static final Deque<Integer> deque = new ConcurrentLinkedDeque<>(List.of(1));
      static final Queue<String> texts = new ConcurrentLinkedQueue<>(List.of("1"));
      static final Set<Integer> set = Collections.newSetFromMap(new ConcurrentHashMap<>());
      static final Queue<Integer> locking = new LinkedBlockingQueue<>(List.of(1));
      static final Deque<Integer> lockingDeque = new LinkedBlockingDeque<>(List.of(1));
      static final Queue<Integer> array = new ArrayBlockingQueue<>(2, false, List.of(1));
      static final Queue<Integer> inOrder = new PriorityBlockingQueue<>(List.of(1));
      static final List<Integer> snapshot = new CopyOnWriteArrayList<>(List.of(1));
      static final Deque<Integer> two = new ConcurrentLinkedDeque<>(List.of(5, 1));
      static final Map<Integer, Integer> three = new ConcurrentHashMap<>(Map.of(0, 5, 2, 7, 4, 1));
      static { map.put(1, 1); sorted.put(1, 1); sorted.put(3, 3); set.add(1); }
      static <C extends Collection<Integer>> C added(C target, Collection<Integer> source) {
        target.addAll(source);
        return target;
      }
      static <M extends Map<Integer, Integer>> M added(M target, Map<Integer, Integer> source) {
        target.putAll(source);
        return target;
      }
      static class Own extends ArrayList<Integer> {
        public boolean addAll(Collection<? extends Integer> elements) { return elements == queue; }
      }
      static Object after(boolean changed, Object collection) { return collection; }
      """;

  /** One thread looks, and another one makes a change meanwhile. */
  private record Case(String look, String change, List<String> outcomes) {

    static Case of(String look, String change, String... outcomes) {
      return new Case(look, change, List.of(outcomes));
    }
  }

  /** In each case an element goes and after that another one comes: some see both. */
  @Test
  void walk_seesWhatWentAndWhatCameLater() {
    String map = "map.remove(1); map.put(2, 2)";
    String sorted = "sorted.remove(1); sorted.put(4, 4)";
    String set = "set.remove(1); set.add(2)";
    String texts = "texts.poll(); texts.add(\"2\")";
    String queue = "queue.poll(); queue.add(2)";
    String deque = "deque.poll(); deque.add(2)";
    checkAll(
        Case.of("new ArrayList<>(map.keySet())", map, "[1, 2]"),
        Case.of("new LinkedHashSet<>(map.keySet())", map, "[1, 2]"),
        Case.of("new ArrayList<>(map.entrySet())", map, "[1=1, 2=2]"),
        Case.of("new ConcurrentLinkedQueue<>(map.values())", map, "[1, 2]"),
        Case.of("new HashMap<>(map)", map, "{1=1, 2=2}"),
        Case.of("new ConcurrentHashMap<>(map)", map, "{1=1, 2=2}"),
        Case.of("new TreeMap<>(sorted)", sorted, "{1=1, 3=3, 4=4}"),
        Case.of("new TreeSet<>(sorted.keySet())", sorted, "[1, 3, 4]"),
        Case.of("List.copyOf(queue)", queue, "[1, 2]"),
        Case.of("Set.copyOf(map.keySet())", map, "[1, 2]"),
        Case.of("Map.copyOf(map)", map, "{1=1, 2=2}"),
        Case.of("added(new ArrayList<>(), map.values())", map, "[1, 2]"),
        Case.of("added(new ConcurrentLinkedQueue<>(), deque)", deque, "[1, 2]"),
        Case.of("added(ConcurrentHashMap.<Integer>newKeySet(), queue)", queue, "[1, 2]"),
        Case.of("added(new TreeMap<>(), map)", map, "{1=1, 2=2}"),
        Case.of("added(new ConcurrentHashMap<>(), sorted)", sorted, "{1=1, 3=3, 4=4}"),
        Case.of("String.join(\"-\", texts)", texts, "1-2"),
        Case.of("Arrays.toString(queue.toArray())", queue, "[1, 2]"),
        Case.of("Arrays.toString(deque.toArray(new Integer[0]))", deque, "[1, 2]"),
        Case.of("Arrays.toString(map.keySet().toArray(Integer[]::new))", map, "[1, 2]"),
        Case.of("map.toString()", map, "{1=1, 2=2}"),
        Case.of("map.keySet().toString()", map, "[1, 2]"),
        Case.of("\"\" + sorted", sorted, "{1=1, 3=3, 4=4}"),
        Case.of("\"\" + sorted.values()", sorted, "[1, 3, 4]"),
        Case.of("String.valueOf(queue)", queue, "[1, 2]"),
        Case.of("String.format(\"%s\", map)", map, "{1=1, 2=2}"),
        Case.of("new StringBuilder().append(deque)", deque, "[1, 2]"),
        Case.of("Objects.toString(map)", map, "{1=1, 2=2}"),
        Case.of("((Object) map).toString()", map, "{1=1, 2=2}"),
        Case.of("queue.size()", queue, "2"),
        Case.of("deque.size()", deque, "2"),
        Case.of("map.keySet().hashCode()", map, "3"),
        Case.of("map.equals(Map.of(1, 1, 2, 2))", map, "true"),
        Case.of("map.keySet().equals(Set.of(1, 2))", map, "true"),
        Case.of("map.keySet().containsAll(List.of(1, 2))", map, "true"),
        Case.of("queue.containsAll(List.of(1, 2))", queue, "true"),
        Case.of("map.values().stream().toList()", map, "[1, 2]"),
        Case.of("sorted.keySet().stream().sorted().toList()", sorted, "[1, 3, 4]"),
        Case.of("two.stream().mapToInt(i -> i).sum()", "two.poll(); two.add(2)", "8"),
        Case.of("new ArrayList<>(Collections.unmodifiableMap(map).keySet())", map, "[1, 2]"),
        Case.of("new ArrayList<>(set)", set, "[1, 2]"),
        Case.of("new HashSet<>(locking)", "locking.poll(); locking.add(2)", "[1, 2]"),
        Case.of("Set.copyOf(lockingDeque)", "lockingDeque.poll(); lockingDeque.add(2)", "[1, 2]"),
        Case.of("added(new TreeSet<>(), locking)", "locking.poll(); locking.add(2)", "[1, 2]"));
  }

  @Test
  void search_missesWhatIsAlwaysThere() {
    checkAll(
        Case.of("two.contains(1)", "two.addFirst(1); two.removeLast()", "true", "false"),
        Case.of("three.containsValue(1)", "three.put(0, 1); three.remove(4)", "true", "false"),
        Case.of("three.values().contains(1)", "three.put(0, 1); three.remove(4)", "true", "false"));
  }

  @Test
  void changeOfManyElements_isOneForEach() {
    checkAll(
        Case.of(
            "after(map.keySet().removeAll(List.of(1, 2)), map)",
            "map.put(1, 1); map.put(2, 2)",
            "{}",
            "{1=1}"),
        Case.of(
            "after(map.keySet().retainAll(List.of(5)), map)",
            "map.remove(1); map.put(2, 2)",
            "{}",
            "{2=2}"),
        Case.of(
            "after(two.removeAll(List.of(1, 5)), two)", "two.pollLast(); two.add(1)", "[]", "[1]"),
        Case.of(
            "after(two.retainAll(List.of(6)), two)", "two.pollLast(); two.add(1)", "[]", "[1]"));
  }

  @Test
  void methodOfTheProgram_getsTheCollectionItself() {
    List<Checked> checked =
        search(
            Case.of("new Own().addAll(queue)", "queue.add(2)"),
            Case.of("((List<Integer>) new Own()).addAll(queue)", "queue.add(2)"));
    assertThat(checked).allSatisfy(one -> assertThat(one.outcomes()).containsExactly("true"));
  }

  /** The entries of a copy are still those of the map. */
  @Test
  void entryOfACopy_changesTheMap() {
    checkAll(
        Case.of(
            "new ArrayList<>(map.entrySet()).get(0).setValue(3) + \"\" + map.get(1)",
            "map.put(1, 2)",
            "13",
            "23",
            "12"));
  }

  @Test
  void collectionThatLocksOrCopies_isSeenAtOneMoment() {
    List<Checked> checked =
        search(
            of("new ArrayList<>(locking)", "locking"),
            of("List.copyOf(lockingDeque)", "lockingDeque"),
            of("Arrays.toString(array.toArray())", "array"),
            of("Arrays.toString(inOrder.toArray())", "inOrder"),
            of("locking.toString()", "locking"),
            of("\"\" + array", "array"),
            Case.of("new ArrayList<>(snapshot)", "snapshot.remove(0); snapshot.add(2)"),
            Case.of("snapshot.toString()", "snapshot.remove(0); snapshot.add(2)"));
    assertThat(checked)
        .allSatisfy(one -> assertThat(one.findings()).isEmpty())
        .allSatisfy(
            one -> assertThat(one.outcomes()).containsExactlyInAnyOrder("[1]", "[2]", "[]"));
  }

  private static Case of(String look, String queue) {
    return Case.of(look, queue + ".poll(); " + queue + ".add(2)");
  }

  private static void checkAll(Case... cases) {
    List<Checked> checked = search(cases);
    for (int i = 0; i < cases.length; i++) {
      assertThat(checked.get(i).findings()).as(cases[i].look()).isEmpty();
      assertThat(checked.get(i).outcomes()).as(cases[i].look()).containsAll(cases[i].outcomes());
    }
  }

  private static List<Checked> search(Case... cases) {
    StringBuilder looks = new StringBuilder();
    StringBuilder changes = new StringBuilder();
    for (int i = 0; i < cases.length; i++) {
      looks.append("case ").append(i).append(" -> ").append(cases[i].look()).append(";\n");
      changes.append("case ").append(i).append(" -> { ").append(cases[i].change()).append("; }\n");
    }
    return Checked.numbered(
        SHARED,
        """
        int number = Integer.parseInt(arguments[0]);
        Thread other = new Thread(() -> {
          switch (number) {
            %s
          }
        });
        other.start();
        Object seen = switch (number) {
          %s
          default -> null;
        };
        other.join();
        System.out.print(seen);
        """
            .formatted(changes, looks),
        cases.length);
  }
}
