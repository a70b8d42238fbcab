package io.mazurka.jvm.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.jvm.ReadsStates;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Which programs may look at hash codes of objects that tell nobody when they are asked for one.
 */
@ReadsStates
class PlainHashesTest {

  /** What the code of the snippets may use. */
  private static final String TYPES =
      """
      import java.util.*;
      import java.util.concurrent.*;
      public class Types {
        enum Colour { RED { @Override int value() { return 1; } }; abstract int value(); }
        static class Item {}
        static class Below extends Item {}
        static class Worker extends Thread {}
        static class Numbers extends ArrayList<Integer> {}
        static class Key { int x; String y; @Override public int hashCode() { return Objects.hash(x, y); } }
        record Point(int x, Integer y, Colour colour) {}
        record Holder(Item item) {}
        record Any(Object inside) {}
        record Far(Near near, Any any) {}
        record Near(Far far, int x) {}
        interface Shape {}
        record Circle(int radius) implements Shape {}
        static class Own extends HashMap<Object, Object> {}
        static class Eldest extends LinkedHashMap<Object, Object> {
          @Override protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) { return size() > 2; }
        }
        static final class Showing extends Own { @Override public Set<Object> keySet() { return Set.of(); } }
        static final class Changing extends HashMap<Object, Object> { @Override public Object put(Object key, Object value) { return super.put(key, value); } }
        static final class Identity extends IdentityHashMap<Object, Object> {}
        static final class Bag extends AbstractCollection<Object> {
          @Override public Iterator<Object> iterator() { return List.<Object>of(thread).iterator(); }
          @Override public int size() { return 1; }
        }
        static final class Held { int put(Object key, Object value) { return 1; } }
        static Map<Object, Object> map = new HashMap<>();
        static ConcurrentMap<Object, Object> concurrent = new ConcurrentHashMap<>();
        static Set<Object> set = new HashSet<>();
        static List<Object> list = new ArrayList<>();
        static Collection<Object> any = list;
        static Object object;
        static Shape shape;
        static Thread thread;
        static int number;
        static int[] numbers = {1};
        static String text;
      }
      """;

  @TempDir Path folder;

  @Test
  void hash_ofWhatIsAValueOrTells() {
    assertThat(
            observing(
                """
                map.put("x", thread)
                map.put(1, numbers)
                map.put(Colour.RED, list)
                map.put(new Item(), list)
                map.put(new Below(), list)
                map.put(new Worker(), list)
                map.put(new Key(), list)
                map.put(new Point(1, 2, null), list)
                map.put(new Holder(new Item()), list)
                map.put(null, list)
                map.put(java.math.BigInteger.ONE, list)
                map.putIfAbsent(1, thread)
                map.merge("x", thread, (a, b) -> a)
                map.computeIfAbsent("x", x -> new ArrayList<>())
                concurrent.compute("x", (k, v) -> list)
                map.get(thread)
                map.containsKey(object)
                map.remove(numbers)
                map.getOrDefault(thread, list)
                set.contains(shape)
                set.removeAll(list)
                set.add("x")
                any.add(7)
                map.forEach((k, v) -> { })
                map.values().removeIf(v -> v == object)
                for (Map.Entry<Object, Object> e : map.entrySet()) e.setValue(thread)
                object = new HashMap<>(map)
                map.putAll(concurrent)
                object = Map.copyOf(map)
                object = Map.of("x", thread, 2, list)
                object = Set.of("x", 1)
                object = new EnumMap<>(Map.of(Colour.RED, list))
                object = EnumSet.of(Colour.RED)
                object = new ArrayList<>(set)
                list.addAll(set)
                list.add(thread)
                object = Collections.unmodifiableMap(map)
                object = Collections.newSetFromMap(new HashMap<>())
                object = list.stream().map(x -> 1).collect(Collectors.toList())
                number = text.hashCode()
                number = new Key().hashCode()
                number = Objects.hash(1, "x", new Item())
                number = Objects.hashCode(text)
                number = Arrays.hashCode(numbers)
                new Held().put(thread, thread)
                new Own().put(1, thread)
                new Eldest().put("x", thread)
                map = Collections.synchronizedMap(new Eldest())
                new TreeMap<Integer, Object>().put(1, list)
                """))
        .isEmpty();
  }

  @Test
  void hash_ofWhatIsLookedAtOnTheWay() {
    assertThat(
            observing(
                """
                map.put(thread, 1)
                map.putIfAbsent(object, 1)
                map.merge(shape, 1, (a, b) -> a)
                map.compute(numbers, (a, b) -> a)
                map.computeIfAbsent((Runnable) () -> { }, a -> a)
                concurrent.put(list, 1)
                new Hashtable<Object, Object>().put(new Any(thread), 1)
                new WeakHashMap<Object, Object>().put(thread, 1)
                set.add(thread)
                any.add(thread)
                ConcurrentHashMap.newKeySet().add(thread)
                map = new Changing()
                """))
        .isEmpty();
  }

  @Test
  void hash_ofWhatMayBeAThreadOrTheLike() {
    List<String> snippets =
        """
        new IdentityHashMap<String, Object>().put("x", 1)
        set.addAll(list)
        any.addAll(list)
        object = new HashSet<>(list)
        object = Set.copyOf(list)
        object = Set.of(thread)
        object = Set.of(shape)
        object = Set.of(numbers)
        object = Set.of(new Numbers())
        object = Set.of(new Any(1))
        object = Set.of(new Far(null, null))
        object = Set.of(new Near(null, 1))
        object = Set.of(new Object())
        object = Set.of(new StringBuilder())
        Object key = 1; if (text == null) { key = thread; } object = Set.of(key)
        object = Set.of(thread, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11)
        object = Map.of(1, 1, thread, 1)
        object = Map.ofEntries(Map.entry(1, 1))
        object = Map.entry(thread, 1)
        object = new AbstractMap.SimpleEntry<>(thread, 1)
        map.putAll(Collections.singletonMap(thread, 1))
        Collections.addAll(set, thread)
        new LinkedBlockingQueue<Object>().drainTo(set)
        list.forEach(set::add)
        list.forEach(x -> Types.set = Set.of(x))
        object = list.stream().collect(Collectors.toSet())
        object = list.stream().collect(Collectors.groupingBy(x -> x))
        object = list.stream().collect(HashSet::new, HashSet::add, HashSet::addAll)
        object = set.isEmpty() ? null : list.stream().distinct()
        new Own().put(thread, 1)
        map = new Showing()
        new Identity().put(1, 1)
        object = new Bag()
        number = new Item().hashCode()
        number = thread.hashCode()
        number = object.hashCode()
        number = list.hashCode()
        number = numbers.hashCode()
        number = new Numbers().hashCode()
        number = new Any(1).hashCode()
        number = Objects.hash(1, thread)
        number = Objects.hashCode(thread)
        number = Arrays.hashCode(new Thread[] {thread})
        number = Arrays.deepHashCode(new Object[] {1})
        number = System.identityHashCode(text)
        Object[] all = {1}; all[0] = thread; number = Objects.hash(all)
        """
            .lines()
            .toList();
    assertThat(observing(String.join("\n", snippets))).containsExactlyElementsOf(snippets);
  }

  private List<String> observing(String snippets) {
    return new Snippets(TYPES, folder).observing(Observation.HASHES, snippets);
  }
}
