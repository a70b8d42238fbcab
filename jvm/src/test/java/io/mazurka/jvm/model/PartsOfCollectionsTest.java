package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Iterators, entries and what is inside of wrappers: objects of their own that lead to others. */
class PartsOfCollectionsTest {

  private static final String SHARED =
      """
      static List<Integer> list = new ArrayList<>(List.of(1, 2));
      static Iterator<Integer> iterator = list.iterator();
      static ListIterator<Integer> listIterator = list.listIterator();
      static Spliterator<Integer> spliterator = list.spliterator();
      static Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
      static Map.Entry<Integer, Integer> entry = map.entrySet().iterator().next();
      static Map<Integer, Integer> tree = new TreeMap<>(Map.of(1, 1));
      static Map<Integer, Integer> weakly = new WeakHashMap<>(Map.of(1, 1));
      static Map.Entry<Integer, Integer> ofWeakly = weakly.entrySet().iterator().next();
      static Map<Integer, Integer> table = new Hashtable<>(Map.of(1, 1));
      static Map.Entry<Integer, Integer> ofTable = table.entrySet().iterator().next();
      static Map<Integer, Integer> another = new HashMap<>(Map.of(1, 1));
      static Map<Integer, Integer> concurrent = new ConcurrentHashMap<>(Map.of(1, 1));
      static Iterator<Integer> weak = concurrent.keySet().iterator();
      static List<Integer> inside = new ArrayList<>(List.of(1));
      static List<Integer> locked = Collections.synchronizedList(inside);
      static Set<Integer> ofMap = Collections.newSetFromMap(new ConcurrentHashMap<>());
      static Queue<Integer> last = Collections.asLifoQueue(new ConcurrentLinkedDeque<>());
      static Set<Integer> ofPlain = Collections.newSetFromMap(new HashMap<>());
      static String[] array = {"a"};
      static Iterator<String> ofArray = Arrays.asList(array).iterator();
      static class Own extends ArrayList<Integer> {}
      static List<Integer> own = new Own();
      static Iterator<Integer> ofOwn = own.iterator();
      static Object seen;
      static Object result() { return map + "" + list; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "map.get(1) | entry.setValue(2)",
        "entry.getValue() | map.put(1, 2)",
        "seen = '' + entry | map.put(1, 2)",
        "tree.get(1) | tree.entrySet().stream().findFirst().get().setValue(2)",
        "another.get(1) | another.entrySet().stream().forEach(e -> e.setValue(2))",
        "another.get(1) | new ArrayList<>(another.entrySet()).get(0).setValue(2)",
        "weakly.get(1) | ofWeakly.setValue(2)",
        "table.get(1) | ofTable.setValue(2)",
        "table.get(1) | new ArrayList<>(table.entrySet()).get(0).setValue(2)",
        "table.put(2, 2) | for (Integer key : table.keySet()) seen = key",
        "iterator.next() | iterator.next()",
        "listIterator.next() | listIterator.hasPrevious()",
        "spliterator.tryAdvance(i -> {}) | spliterator.trySplit()",
        "weak.next() | weak.hasNext()",
        "iterator.next() | list.add(3)",
        "list.get(0) | iterator.next(); iterator.remove()",
        "list.get(0) | listIterator.next(); listIterator.set(3)",
        "ofArray.next() | array[0] = 'b'",
        "ofOwn.hasNext() | own.add(1)",
        "inside.get(0) | locked.add(2)",
        "locked.iterator().hasNext() | locked.add(2)",
        "ofPlain.contains(1) | ofPlain.add(1)",
      })
  void partOfACollection_isTheCollection(String look, String change) {
    assertThat(findings(look, change))
        .isNotEmpty()
        .allMatch(found -> found.startsWith("race") || found.contains("NoSuchElement"));
    assertThat(findings(locked(look), locked(change))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "iterator.hasNext() | iterator.hasNext()",
        "iterator.next() | list.get(0)",
        "entry.getValue() | map.get(1)",
        "another.get(1) | entry.setValue(2)",
        "weak.next() | concurrent.put(2, 2)",
        "ofMap.contains(1) | ofMap.add(1)",
        "last.peek() | last.add(1)",
        "locked.toString() | locked.add(2)",
        "seen = new ArrayList<>(locked) | locked.add(2)",
        "synchronized (locked) { inside.get(0); } | locked.add(2)",
        "synchronized (table) { ofTable.setValue(2); } | table.put(2, 2)",
        "table.get(1) | for (Integer key : table.keySet()) seen = key",
      })
  void partOfACollection_isNothingElse(String look, String other) {
    assertThat(findings(look, other)).isEmpty();
  }

  @Test
  void entryOfALockedMap_changesItInAStep() {
    Checked checked =
        Checked.both(
            SHARED,
            "synchronized (map) { entry.setValue(2); }",
            "synchronized (map) { seen = map.get(1); map.put(1, 5); }");
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).containsExactly("{1=2}[1, 2]", "{1=5}[1, 2]");
  }

  @Test
  void entryOfAMapThatIsPublishedLater_isPartOfIt() {
    String members =
        """
        static Map<Integer, Integer> map;
        static Map.Entry<Integer, Integer> entry;
        static Iterator<Integer> keys;
        static void publish() {
          Map<Integer, Integer> own = new HashMap<>(Map.of(1, 1));
          Map.Entry<Integer, Integer> first = own.entrySet().iterator().next();
          Iterator<Integer> all = own.keySet().iterator();
          entry = first;
          keys = all;
          map = own;
        }
        """;
    for (String change : new String[] {"entry.setValue(2)", "keys.next(); keys.remove()"}) {
      assertThat(
              Checked.program(
                      members,
                      """
                      publish();
                      Thread other = new Thread(() -> { %s; });
                      other.start();
                      Object o = map.get(1);
                      other.join();
                      """
                          .formatted(change))
                  .findings())
          .hasSize(1)
          .allMatch(found -> found.startsWith("race") && found.contains("HashMap"));
    }
  }

  private static String locked(String statement) {
    return "synchronized (Main.class) { " + statement + "; }";
  }

  private static java.util.List<String> findings(String main, String other) {
    return Checked.both(SHARED, main.replace('\'', '"'), other.replace('\'', '"')).findings();
  }
}
