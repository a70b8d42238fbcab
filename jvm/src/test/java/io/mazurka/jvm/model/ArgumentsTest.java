package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Objects that methods of the JDK are given: some look into them, or change them. */
class ArgumentsTest {

  private static final String SHARED =
      """
      static List<Integer> list = new ArrayList<>(List.of(1, 2));
      static List<Integer> other = new ArrayList<>(List.of(1));
      static List<List<Integer>> nested = new ArrayList<>(List.of(list));
      static Map<Object, Object> map = new HashMap<>();
      static Map<Object, Object> concurrent = new ConcurrentHashMap<>();
      static Set<Object> set = new HashSet<>();
      static Set<Date> dates = new TreeSet<>(List.of(new Date(7)));
      static Date date = new Date(5);
      static Calendar calendar = new GregorianCalendar(2020, 1, 1);
      static BitSet bits = new BitSet();
      static StringBuilder text = new StringBuilder("ab");
      static int[][] grid = {{1}, {2}};
      static byte[] bytes = new byte[1];
      static Random random = new Random(1);
      static Object seen;
      static Object result() { return ""; }
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Date(7).before(date) | date.setTime(9)",
        "new Date(7).compareTo(date) | date.setTime(9)",
        "calendar.setTime(date) | date.setTime(9)",
        "new BitSet().or(bits) | bits.set(1)",
        "new StringBuilder().compareTo(text) | text.append('c')",
        "seen = 'ab'.contentEquals(text) | text.append('c')",
        "seen = '%s'.formatted(list) | list.add(3)",
        "seen = Optional.of(text).toString() | text.append('c')",
        "seen = String.join(',', text) | text.append('c')",
        "seen = Arrays.deepToString(grid) | grid[0][0] = 3",
        "seen = Objects.hash(list) | list.add(3)",
        "seen = Objects.equals(other, list) | list.add(3)",
        "seen = other.equals(list) | list.add(3)",
        "Collections.copy(list, other) | list.get(0)",
        "random.nextBytes(bytes) | byte b = bytes[0]",
        "ThreadLocalRandom.current().nextBytes(bytes) | byte b = bytes[0]",
      })
  void argumentThatIsLookedInto_racesWithAChange(String look, String change) {
    assertRace(look, change);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "map.get(list) | list.add(3)",
        "map.put(list, 1) | list.add(3)",
        "map.computeIfAbsent(list, key -> 1) | list.add(3)",
        "map.containsValue(date) | date.setTime(9)",
        "concurrent.get(list) | list.add(3)",
        "concurrent.computeIfAbsent(list, key -> 1) | list.add(3)",
        "set.add(list) | list.add(3)",
        "dates.contains(date) | date.setTime(9)",
        "nested.indexOf(other) | list.add(3)",
      })
  void objectThatIsLookedFor_racesWithAChange(String look, String change) {
    assertRace(look, change);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "map.put(1, list); map.get(1) | list.add(3)",
        "map.put(other, list); map.get(other) | list.add(3)",
        "concurrent.put(1, list) | list.add(3)",
        "nested.add(list) | list.add(3)",
        "set.contains(text) | text.append('c')",
        "seen = List.of(text).hashCode() | text.append('c')",
        "Objects.requireNonNull(list) | list.add(3)",
        "Collections.copy(list, other) | other.get(0)",
        "new Date(7).before(date) | date.toInstant()",
      })
  void argumentThatIsNotLookedInto_doesNotRace(String keep, String change) {
    assertThat(findings(keep, change)).isEmpty();
  }

  private static void assertRace(String look, String change) {
    assertThat(findings(look, change)).hasSize(1).allMatch(found -> found.startsWith("race"));
    assertThat(findings(locked(look), locked(change))).isEmpty();
  }

  private static String locked(String statement) {
    return "synchronized (Main.class) { " + statement + "; }";
  }

  private static java.util.List<String> findings(String main, String other) {
    return Checked.both(SHARED, main.replace('\'', '"'), other.replace('\'', '"')).findings();
  }
}
