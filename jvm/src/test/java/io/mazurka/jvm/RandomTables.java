package io.mazurka.jvm;

import java.util.SplittableRandom;

/**
 * Writes small Java programs whose threads all run the same code and put things into tables, whose
 * order they look at. Some of the things go by their values, some by their identity: the hash codes
 * of these are other ones in each thread, so that threads are not alike although their code is.
 *
 * <p>What is printed in the end does not say which thread did what, but by such hash codes.
 */
final class RandomTables {

  private static final String CLASSES =
      """
      import java.util.*;
      import java.util.concurrent.*;
      import java.util.concurrent.atomic.*;
      import java.util.concurrent.locks.*;
      import java.util.stream.*;
      public class NAME implements Runnable {
        enum Colour { RED, GREEN, BLUE }
        record Pair(int left, String right) {}
        record Holder(Item item) {}
        record Any(Object item) {}
        static class Item { final int tag; Item(int tag) { this.tag = tag; } }
        static class Below extends Item { Below(int tag) { super(tag); } }
        static class Named {
          final int tag;
          final Object inside;
          Named(int tag, Object inside) { this.tag = tag; this.inside = inside; }
          @Override public int hashCode() { return tag; }
          @Override public boolean equals(Object other) { return other instanceof Named n && n.tag == tag; }
        }
        static final class Mixed extends Named {
          Mixed(int tag, Object inside) { super(tag, inside); }
          @Override public int hashCode() { return Objects.hash(tag, inside); }
        }
        static class Listed extends ArrayList<Object> { Listed(Object one) { add(one); } }
        static final Object l = new Object();
        static final AtomicLong outs = new AtomicLong();
        static final Item item = new Item(4);
        static final ReentrantLock lock = new ReentrantLock();
        static int n;
        static Map<Object, Integer> map = new HashMap<>();
        static final Set<Object> set = new HashSet<>();
        static final Map<Object, Integer> ordered = new LinkedHashMap<>();
        static final Map<Object, Integer> eldest = new Eldest();
        static final class Eldest extends HashMap<Object, Integer> { int size = size(); }
        static final List<Object> list = new ArrayList<>();
        static final Collection<Object> any = new HashSet<>();
        static final BlockingQueue<Object> queue = new LinkedBlockingQueue<>();
        static final ConcurrentHashMap<Object, Integer> concurrent = new ConcurrentHashMap<>();
        static int order(Iterable<?> all) { int r = 0; for (Object one : all) r = r * 5 + tag(one); return r; }
        static int tag(Object one) {
          return switch (one) {
            case Integer i -> i;
            case Item i -> i.tag;
            case Named i -> i.tag;
            case Holder h -> h.item.tag;
            case Pair p -> p.left;
            case NAME own -> 2;
            case int[] numbers -> numbers[0];
            default -> 3;
          };
        }
      """;

  /** By value; by the identity of objects that tell of it; by that of others. */
  private static final String[][] KEYS = {
    {
      "n",
      "1",
      "\"b\" + n",
      "new Pair(n, \"\")",
      "Colour.values()[n % 3]",
      "new Named(n, item)",
      "new Named(n, Thread.currentThread())",
      "new Mixed(n, \"\")",
      "new Any(n)",
      "java.math.BigInteger.valueOf(n)",
    },
    {
      "new Item(n)",
      "new Below(n)",
      "item",
      "own",
      "new Holder(own)",
      "new Mixed(n, new Item(n))",
      "new Mixed(n, this)",
      "this",
      "new Object()",
      "new ReentrantLock()",
    },
    {
      "new Any(Thread.currentThread())",
      "Thread.currentThread()",
      "Thread.currentThread()",
      "new int[] {n}",
      "(Runnable) () -> list.add(own)",
      "new Mixed(n, Thread.currentThread())",
      "List.of(own)",
      "new Listed(Thread.currentThread())",
      "Map.entry(Thread.currentThread(), 1)",
      "new StringBuilder()",
    },
  };

  private static final String[] STATEMENTS = {
    "synchronized (l) { n++; map.put(KEY, n); }",
    "synchronized (l) { n++; map.put(KEY, n); }",
    "synchronized (l) { n++; map.putIfAbsent(KEY, n); }",
    "synchronized (l) { map.merge(KEY, 1, Integer::sum); }",
    "synchronized (l) { map.computeIfAbsent(KEY, z -> ++n); }",
    "synchronized (l) { map.remove(KEY); }",
    "synchronized (l) { n++; set.add(KEY); }",
    "synchronized (l) { n++; any.add(KEY); }",
    "synchronized (l) { n++; list.add(KEY); }",
    "synchronized (l) { n++; ordered.put(KEY, n); }",
    "synchronized (l) { set.addAll(list); }",
    "synchronized (l) { map = new HashMap<>(map); }",
    "synchronized (l) { map.putAll(ordered); }",
    "synchronized (l) { n++; eldest.put(KEY, n); }",
    "synchronized (l) { r = r * 5 + order(eldest.values()); }",
    "synchronized (l) { map.putAll(eldest); }",
    "synchronized (l) { Collections.addAll(set, KEY, KEY); }",
    "synchronized (l) { r = r * 5 + order(map.values()); }",
    "synchronized (l) { r = r * 5 + order(set); }",
    "synchronized (l) { r = r * 5 + order(any); }",
    "synchronized (l) { r = r * 5 + order(Set.of(1, KEY)); }",
    "synchronized (l) { r = r * 5 + order(Map.of(KEY, 1, 7, 2).values()); }",
    "synchronized (l) { r = r * 5 + order(list.stream().collect(Collectors.toSet())); }",
    "synchronized (l) { list.forEach(set::add); }",
    "synchronized (l) { var key = KEY; r = r * 5 + Objects.hashCode(key) % 7; }",
    "synchronized (l) { r = r * 5 + own.hashCode() % 7; }",
    "synchronized (l) { r = r * 5 + Objects.hash(n, KEY) % 7; }",
    "synchronized (l) { if (map.containsKey(KEY)) r++; }",
    "synchronized (l) { r = r * 5 + n; }",
    "queue.add(KEYN);",
    "synchronized (l) { queue.drainTo(set); }",
    "concurrent.merge(KEYN, 1, Integer::sum);",
    "concurrent.put(KEYN, 2);",
    "r = r * 5 + order(concurrent.values());",
    "r = r * 5 + concurrent.size();",
  };

  /** Ways into a table on which nobody looks at the key. */
  private static final String[] UNSEEN = {
    "synchronized (l) { n++; map.putAll(Collections.singletonMap(KEY, n)); }",
    "synchronized (l) { n++; map.putAll(Stream.of(KEY).collect(Collectors.toMap(z -> z, z -> n))); }",
    "synchronized (l) { n++; set.addAll(List.of(KEY)); }",
    "synchronized (l) { n++; Stream.of(KEY).forEach(set::add); }",
    "synchronized (l) { n++; Collections.addAll(set, KEY); }",
    "synchronized (l) { n++; any.addAll(new HashSet<>(List.of(KEY))); }",
    "synchronized (l) { n++; r = r * 5 + Math.abs(Objects.hash(n, KEY) % 7); }",
    "synchronized (l) { n++; r = r * 5 + Math.abs(List.of(n, KEY).hashCode() % 7); }",
  };

  private final SplittableRandom random;
  private final String[] keys;
  private final String[] statements;

  private RandomTables(SplittableRandom random) {
    this.random = random;
    String[] sort = KEYS[random.nextInt(KEYS.length)];
    this.keys = new String[] {pick(sort), pick(sort)};
    this.statements = random.nextInt(3) == 0 ? UNSEEN : STATEMENTS;
  }

  /**
   * The source of a program.
   *
   * @param size how many statements each thread has
   */
  static String source(String name, long seed, int size, int threads) {
    return new RandomTables(new SplittableRandom(seed))
        .program(size, threads)
        .replace("NAME", name);
  }

  private String program(int size, int threads) {
    StringBuilder text = new StringBuilder(CLASSES);
    text.append("  @Override public void run() {\n    int r = 0;\n    Item own = new Item(1);\n");
    for (int i = 0; i < size; i++) {
      String statement = pick(statements);
      String key = pick(keys);
      text.append("    ")
          .append(statement.replace("KEYN", key.replaceAll("\\bn\\b", "2")).replace("KEY", key))
          .append('\n');
    }
    return text.append("    outs.addAndGet(1L << r % 61);\n  }\n")
        .append("  public static void main(String[] args) throws InterruptedException {\n")
        .append("    Thread[] all = new Thread[" + threads + "];\n")
        .append("    for (int i = 0; i < all.length; i++) all[i] = new Thread(new NAME());\n")
        .append("    for (Thread one : all) one.start();\n")
        .append("    for (Thread one : all) one.join();\n")
        .append(
            "    System.out.print(order(map.values()) + \" \" + order(set) + \" \" + order(any) + \" \");\n")
        .append("    System.out.println(order(concurrent.values()) + \" \" + outs);\n")
        .append("  }\n}\n")
        .toString();
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }
}
