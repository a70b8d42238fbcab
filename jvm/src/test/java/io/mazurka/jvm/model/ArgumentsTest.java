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
      static List<StringBuilder> texts = new ArrayList<>(List.of(text));
      static List<Date> days = new ArrayList<>(List.of(date, new Date(6)));
      static Date[] array = {date, new Date(6)};
      static Map<Object, Object> values = new HashMap<>(Map.of(1, list));
      static java.nio.ByteBuffer buffer = java.nio.ByteBuffer.allocate(4);
      static java.nio.IntBuffer integers = buffer.asIntBuffer();
      static java.nio.ByteBuffer fixed = buffer.asReadOnlyBuffer();
      static java.nio.CharBuffer letters = java.nio.CharBuffer.allocate(2);
      static StringJoiner joiner = new StringJoiner(",");
      static java.io.StringReader reader = new java.io.StringReader("abc");
      static char[] chars = {'a'};
      static int[][] grid = {{1}, {2}};
      static byte[] bytes = new byte[1];
      static Random random = new Random(1);
      static java.util.regex.Matcher matcher = java.util.regex.Pattern.compile("b").matcher(text);
      static class Copy extends ArrayList<Integer> { Copy(List<Integer> list) { super(list); } }
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
        "seen = new Copy(list) | list.add(3)",
        "seen = new ArrayList<>(list) { } | list.add(3)",
        "seen = matcher.find() | text.append('c')",
        "Collections.addAll(set, list) | list.add(3)",
        "Collections.swap(days, 0, 1) | days.get(1)",
        "seen = Objects.hash(list) | list.add(3)",
        "seen = Objects.equals(other, list) | list.add(3)",
        "seen = other.equals(list) | list.add(3)",
        "Collections.copy(list, other) | list.get(0)",
        "random.nextBytes(bytes) | byte b = bytes[0]",
        "ThreadLocalRandom.current().nextBytes(bytes) | byte b = bytes[0]",
        "new StringJoiner(',').merge(joiner) | joiner.add('c')",
        "seen = java.text.MessageFormat.format('{0}', list) | list.add(3)",
        "seen = new AtomicReference<>(list).toString() | list.add(3)",
        "Base64.getEncoder().encode(new byte[0], bytes) | byte b = bytes[0]",
        "Character.toChars(65, chars, 0) | char c = chars[0]",
        "new Formatter(text).format('c') | text.length()",
      })
  void argumentThatIsLookedInto_racesWithAChange(String look, String change) {
    assertRace(look, change);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "java.nio.ByteBuffer.allocate(4).put(buffer) | buffer.position()",
        "java.nio.CharBuffer.allocate(2).put(letters) | letters.get(0)",
        "java.nio.charset.StandardCharsets.UTF_8.decode(buffer) | buffer.remaining()",
        "reader.read(letters) | letters.position()",
        "integers.put(0, 1) | buffer.get(0)",
        "buffer.put(0, (byte) 1) | fixed.get(0)",
      })
  void bufferThatIsMovedOnIn_racesWithALook(String move, String look) {
    assertRace(move, look);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seen = texts.stream().collect(Collectors.joining()) | text.append('c')",
        "seen = texts.stream().collect(Collectors.joining(',')) | text.append('c')",
        "seen = nested.stream().collect(Collectors.toSet()) | list.add(3)",
        "seen = nested.stream().collect(Collectors.toCollection(HashSet::new)) | list.add(3)",
        "seen = nested.stream().collect(Collectors.groupingBy(x -> x)) | list.add(3)",
        "seen = nested.stream().collect(Collectors.toMap(x -> x, x -> 1)) | list.add(3)",
        "seen = nested.stream().distinct().toList() | list.add(3)",
        "seen = days.stream().sorted().toList() | date.setTime(9)",
        "seen = days.stream().max(Comparator.naturalOrder()) | date.setTime(9)",
        "seen = Collections.max(days) | date.setTime(9)",
        "seen = Collections.frequency(nested, other) | list.add(3)",
        "Collections.sort(days) | date.setTime(9)",
        "days.sort(null) | date.setTime(9)",
        "Arrays.sort(array) | date.setTime(9)",
        "seen = Arrays.toString(array) | date.setTime(9)",
        "seen = Arrays.deepToString(new Object[] {array}) | date.setTime(9)",
        "seen = new TreeSet<>(days) | date.setTime(9)",
        "seen = new HashSet<>(nested) | list.add(3)",
        "seen = Set.copyOf(nested) | list.add(3)",
        "seen = Set.of(list) | list.add(3)",
        "seen = Map.of(list, 1) | list.add(3)",
        "map.putAll(Map.of(list, 1)) | list.add(3)",
        "set.addAll(new ArrayDeque<>(nested)) | list.add(3)",
        "seen = values.containsValue(other) | list.add(3)",
        "Collections.sort(days, Collections.reverseOrder()) | date.setTime(9)",
        "seen = values.values().contains(other) | list.add(3)",
      })
  void elementThatIsLookedInto_racesWithAChange(String look, String change) {
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
        "seen = matcher.hitEnd() | text.append('c')",
        "map.put(1, list); map.get(1) | list.add(3)",
        "map.put(other, list); map.get(other) | list.add(3)",
        "concurrent.put(1, list) | list.add(3)",
        "nested.add(list) | list.add(3)",
        "set.contains(text) | text.append('c')",
        "seen = List.of(text).hashCode() | text.append('c')",
        "Objects.requireNonNull(list) | list.add(3)",
        "Collections.copy(list, other) | other.get(0)",
        "new Date(7).before(date) | date.toInstant()",
        "seen = new HashMap<>(values) | list.add(3)",
        "seen = values.containsKey(other) | list.add(3)",
        "seen = texts.stream().collect(Collectors.toSet()) | text.append('c')",
        "seen = texts.stream().distinct().toList() | text.append('c')",
        "seen = nested.stream().toList() | list.add(3)",
        "buffer.position() | buffer.getShort(0)",
        "buffer.duplicate().flip() | buffer.put(0, (byte) 1)",
        "java.nio.ByteBuffer.allocate(4).put(buffer.duplicate()) | buffer.get(0)",
        "java.nio.ByteBuffer.allocate(2).put(0, buffer, 0, 1) | buffer.get(0)",
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
