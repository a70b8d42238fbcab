package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CollectionsTest {

  private static final String SHARED =
      """
      static List<Integer> list = new ArrayList<>(List.of(1, 2));
      static Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));
      static int[] array = {3, 2, 1};
      static Integer[] boxes = {3, 2, 1};
      static byte[] bytes = {3, 2, 1};
      static List<Integer> boxed = Collections.unmodifiableList(Arrays.asList(boxes));
      static List<Integer> view = Collections.unmodifiableList(list);
      static Map<Integer, Integer> concurrent = new ConcurrentHashMap<>(Map.of(1, 1));
      static List<Integer> locked = Collections.synchronizedList(new ArrayList<>(List.of(1)));
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "list.get(0)",
        "list.iterator().next()",
        "list.listIterator().hasNext()",
        "list.stream().count()",
        "list.subList(0, 1).get(0)",
        "view.get(0)",
        "view.iterator().next()",
      })
  void readOfAList_racesWithAChange(String read) {
    assertThat(findings(read, "list.add(3)"))
        .filteredOn(found -> !found.contains("ConcurrentModificationException"))
        .hasSize(1)
        .allMatch(found -> found.startsWith("race"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "map.get(1)",
        "map.keySet().contains(1)",
        "map.values().iterator().next()",
        "map.entrySet().iterator().next().getValue()"
      })
  void readOfAMap_racesWithAChange(String read) {
    assertThat(findings(read, "map.put(1, 2)"))
        .hasSize(1)
        .allMatch(found -> found.startsWith("race"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new ArrayList<>(list)",
        "Collections.max(list)",
        "List.copyOf(list)",
        "Set.copyOf(list)",
        "new HashSet<Integer>().addAll(list)",
        "String.valueOf(list)",
      })
  void collectionAsAnArgument_isRead(String read) {
    assertThat(findings(read, "Collections.sort(list)"))
        .hasSize(1)
        .allMatch(found -> found.startsWith("race"));
    assertThat(findings(read, read)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Arrays.toString(array)",
        "Arrays.stream(array).sum()",
        "Arrays.copyOf(array, 1)",
        "Arrays.copyOfRange(array, 0, 2)",
      })
  void arrayAsAnArgument_isRead(String read) {
    assertThat(findings(read, "Arrays.fill(array, 1)"))
        .hasSize(1)
        .allMatch(found -> found.startsWith("race"));
    assertThat(findings(read, read)).isEmpty();
    assertThat(findings("array[0]", "Arrays.sort(array, 1, 3)")).isEmpty();
    assertThat(findings("array[1]", "Arrays.sort(array, 1, 3)")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Arrays.asList(boxes).get(0)",
        "Arrays.asList(boxes).subList(0, 1).get(0)",
        "Collections.unmodifiableList(Arrays.asList(boxes)).iterator().next()",
        "Collections.synchronizedList(Arrays.asList(boxes)).get(0)",
        "Collections.checkedList(Arrays.asList(boxes), Integer.class).get(0)",
        "new ArrayList<>(Collections.unmodifiableList(Arrays.asList(boxes)))",
        "boxed.get(0)",
        "boxed.stream().count()",
        "new java.io.ByteArrayInputStream(bytes).read()",
      })
  void readBehindAnArray_racesWithAChange(String read) {
    assertThat(findings(read, "boxes[0] = 5; bytes[0] = 5"))
        .hasSize(1)
        .allMatch(found -> found.startsWith("race") && found.contains("[] element"));
    assertThat(findings(read, read)).isEmpty();
  }

  /** The JDK gives back what it is given. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Collections.unmodifiableList(view).get(0)",
        "Collections.unmodifiableMap(Collections.unmodifiableMap(map)).get(1)",
        "Collections.unmodifiableCollection(Collections.unmodifiableCollection(list)).size()",
      })
  void viewOfAView_isOneOfTheSame(String read) {
    assertThat(findings(read, read)).isEmpty();
    assertThat(findings(read, "list.set(0, 3); map.put(1, 3)")).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"list.get(0)", "view.size()", "map.get(1)", "map.keySet().size()"})
  void twoReads_doNotRace(String read) {
    assertThat(findings(read, read)).isEmpty();
  }

  @Test
  void iterationUnderALock_racesOnlyOutsideIt() {
    String walk = "synchronized (list) { for (int i : list) { sum += i; } }";
    String declare = "int sum = 0;";
    assertThat(findings(declare + walk, "synchronized (list) { list.add(3); }")).isEmpty();
    assertThat(
            findings(
                declare
                    + "Iterator<Integer> i; synchronized (list) { i = list.iterator(); } i.hasNext()",
                "synchronized (list) { list.add(3); }"))
        .isNotEmpty()
        .allMatch(found -> found.startsWith("race"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"concurrent.get(1)", "concurrent.keySet().size()", "locked.size()"})
  void threadSafeCollections_doNotRace(String read) {
    assertThat(findings(read, "concurrent.put(2, 2); locked.add(2)")).isEmpty();
  }

  @Test
  void callsOfThreadSafeCollections_areOperations() {
    Checked checked =
        Checked.program(
            SHARED,
            """
            Thread t = new Thread(() -> concurrent.put(1, concurrent.get(1) + 1));
            t.start();
            concurrent.put(1, concurrent.get(1) + 1);
            t.join();
            System.out.print(concurrent.get(1));
            """);
    assertThat(checked.outcomes()).containsExactly("2", "3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Collections.reverse(three) | [1, 2, 1]",
        "Collections.rotate(three, 1) | [1, 1, 3]",
        "Collections.fill(three, 7) | [7, 2, 3]",
        "Collections.copy(three, List.of(4, 5, 6)) | [4, 2, 3]",
        "Collections.sort(three, Collections.reverseOrder()) | [3, 2, 1]",
      })
  void algorithmOnALockingList_locksForEachElement(String change, String halfway) {
    String members =
        """
        static final List<Integer> three = new Vector<>(List.of(1, 2, 3));
        static String seen;
        static Object result() { return seen; }
        """;
    Checked checked = Checked.both(members, "seen = three.toString()", change);
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).contains("[1, 2, 3]", halfway);
  }

  private static java.util.List<String> findings(String main, String thread) {
    return Checked.program(
            SHARED,
            """
            Thread t = new Thread(() -> { %s; });
            t.start();
            { %s; }
            t.join();
            """
                .formatted(thread, main.startsWith("int") ? main : "Object o = " + main))
        .findings();
  }
}
