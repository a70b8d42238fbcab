package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Two threads that come upon the same objects, which no thread has made for itself, do not disturb
 * each other: whichever comes first, what each draws later stays the same.
 */
class NobodysObjectsTest {

  private static final String MEMBERS =
      """
      static final class Item { int tag; }
      static final class Own<V> extends HashMap<Object, V> { int size; }
      static final class Listed extends AbstractMap<Object, Object> {
        @Override public Set<Map.Entry<Object, Object>> entrySet() { return Set.of(Map.entry(1, 2)); }
      }
      static <M extends Map<Object, Object>> M filled(M map) {
        map.put(1, new Item());
        map.put(2, new ArrayList<>(List.of(new StringBuilder("a"))));
        return map;
      }
      static final Map<Object, Object> HASHED = filled(new HashMap<>());
      static final Map<Object, Object> LINKED = filled(new LinkedHashMap<>());
      static final Map<Object, Object> BY_ITEM = new HashMap<>(Map.of(new Item(), 1));
      static final TreeMap<Object, Object> TREE = filled(new TreeMap<>());
      static final NavigableMap<Object, Object> PART = TREE.headMap(9, true);
      static final ConcurrentHashMap<Object, Object> CONCURRENT = filled(new ConcurrentHashMap<>());
      static final ConcurrentSkipListMap<Object, Object> SKIP = filled(new ConcurrentSkipListMap<>());
      static final Map<Object, Object> IDENTITY = filled(new IdentityHashMap<>());
      static final Map<Object, Object> WEAK = filled(new WeakHashMap<>());
      static final Map<TimeUnit, Integer> ENUM = new EnumMap<>(Map.of(TimeUnit.DAYS, 1));
      static final Map<Object, Object> TABLE = filled(new Hashtable<>());
      static final Map<Object, Object> UNMODIFIABLE = Collections.unmodifiableMap(filled(new HashMap<>()));
      static final Map<Object, Object> SYNCHRONIZED = Collections.synchronizedMap(filled(new HashMap<>()));
      static final Map<Object, Object> CHECKED = Collections.checkedMap(filled(new HashMap<>()), Object.class, Object.class);
      static final Map<Object, Object> LOCKED_VIEW = Collections.synchronizedMap(Collections.unmodifiableMap(filled(new HashMap<>())));
      static final Map<Object, Object> CHECKED_VIEW = Collections.checkedMap(Collections.unmodifiableMap(filled(new HashMap<>())), Object.class, Object.class);
      static final Map<Object, Object> THREEFOLD = Collections.synchronizedMap(CHECKED_VIEW);
      static final Map<Object, Object> SINGLE = Collections.singletonMap(1, new Item());
      static final Map<Object, Object> LISTED = new Listed();
      static final Map<Object, Object> OWN = filled(new Own<>());
      static final TreeSet<Integer> SORTED = new TreeSet<>(List.of(1, 2));
      static final List<Object> LIST = new ArrayList<>(List.of(new ArrayList<>(List.of(1)), new Item()));
      static final List<Object> LATER = new LinkedList<>();
      static final Map<Object, Boolean> EMPTY = new HashMap<>();
      static final class Drawing {
        static final Object FIRST = new Object();
        static final int SECOND = new Object().hashCode();
        static int use() { return FIRST.hashCode(); }
      }
      static final class Seeding { static final int N = new Random().nextInt(); }
      static final class Outer {
        static final Object MADE = new Object();
        static final int N = MADE.hashCode() + Drawing.SECOND + new Object().hashCode();
      }
      static final class Plain { static int n = 1; static volatile int v; }
      enum Colour { RED, GREEN { @Override int f() { return 2; } }; int f() { return 1; } }
      static final class Broken {
        static { new Object().hashCode(); new Random().nextInt(); if (true) throw new IllegalStateException(); }
        static void use() {}
      }
      static volatile int turn;
      static final Object[] KEPT = new Object[2];
      static int hash(Object object) { return System.identityHashCode(object); }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hash(HASHED.keySet())",
        "hash(HASHED.values())",
        "hash(LINKED.entrySet())",
        "hash(TREE.descendingMap())",
        "hash(TREE.navigableKeySet())",
        "hash(TREE.descendingMap().descendingMap())",
        "hash(PART.navigableKeySet())",
        "hash(CONCURRENT.keySet())",
        "hash(SKIP.descendingMap().values())",
        "hash(IDENTITY.entrySet())",
        "hash(ENUM.entrySet())",
        "hash(TABLE.keySet())",
        "hash(UNMODIFIABLE.keySet())",
        "hash(SYNCHRONIZED.keySet())",
        "hash(CHECKED.entrySet())",
        "hash(SINGLE.keySet())",
        "hash(LISTED.keySet())",
        "hash(OWN.keySet())",
        "new ArrayList<Object>().add(HASHED.keySet())",
        "if (me == 0) hash(HASHED.keySet()); else KEPT[me] = HASHED.keySet()",
      })
  void viewThatACollectionKeeps_hasTheSameHashCode_whoeverComesFirst(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "KEPT[me] = SORTED.descendingSet()",
        "KEPT[me] = Collections.newSetFromMap(EMPTY)",
        "KEPT[me] = UNMODIFIABLE.keySet()",
        "if (me == 0) KEPT[me] = Collections.unmodifiableNavigableMap(TREE).descendingMap(); else hash(TREE.descendingMap())",
      })
  void viewInsideAnotherObject_isSharedTogetherWithIt_withoutDrawing(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hash(CHECKED_VIEW.keySet())",
        "n += LOCKED_VIEW.keySet().size()",
        "KEPT[me] = LOCKED_VIEW.keySet()",
        "KEPT[me] = LOCKED_VIEW.keySet().iterator()",
        "KEPT[me] = LOCKED_VIEW.entrySet().iterator()",
        "KEPT[me] = LOCKED_VIEW.values().iterator()",
        "KEPT[me] = THREEFOLD.keySet().iterator()",
        "KEPT[me] = THREEFOLD.entrySet().iterator()",
        "KEPT[me] = Collections.unmodifiableSet(CHECKED_VIEW.keySet())",
        "if (me == 0) KEPT[me] = THREEFOLD.values().iterator(); else hash(CHECKED_VIEW.values())",
      })
  void viewOfAWrapperAroundAWrapper_isUsed_withoutDrawing(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hash(HASHED.entrySet().iterator().next())",
        "hash(LINKED.entrySet().iterator().next())",
        "hash(BY_ITEM.entrySet().iterator().next())",
        "hash(TREE.entrySet().iterator().next())",
        "hash(WEAK.entrySet().iterator().next())",
        "hash(TABLE.entrySet().iterator().next())",
        "hash(OWN.entrySet().iterator().next())",
        "CONCURRENT.forEachEntry(9, e -> hash(e))",
        "new ArrayList<Object>(HASHED.entrySet()).forEach(e -> hash(e))",
        "KEPT[me] = LINKED.entrySet().toArray()",
      })
  void entryOfAMap_hasTheSameHashCode_whoeverComesFirst(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LATER.toString()",
        "HASHED.toString()",
        "LIST.contains(List.of(1))",
        "LATER.contains(List.of(1))",
        "if (me == 0) n += HASHED.toString().length(); else hash(HASHED.entrySet().iterator().next())",
        "if (me == 0) new HashMap<>(Map.of(1, 1)).entrySet().iterator().next(); else new AbstractMap.SimpleEntry<>(1, 1).getValue()",
      })
  void objectInsideAnother_isLookedAt_withoutDrawing(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n += Plain.n",
        "Plain.v++",
      })
  void staticFieldsOfAClass_areUsed_withoutDrawing(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "n += Drawing.use()",
        "n += Seeding.N",
        "n += Outer.N",
        "n += Colour.RED.hashCode() + Colour.GREEN.f()",
        "try { Broken.use(); } catch (Error e) { hash(e); }",
        "if (me == 0) n += Outer.N; else n += Drawing.use() + Seeding.N",
      })
  void initialiser_drawsForItsClass_whoeverRunsIt(String look) {
    check(look);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hash(Collections.emptyList())",
        "hash(List.of())",
        "hash(Optional.empty())",
        "hash(Collections.reverseOrder())",
        "hash(Locale.of(\"xy\"))",
        "hash(Currency.getInstance(\"EUR\"))",
        "hash(Main.class.getModule())",
        "hash(java.util.logging.Logger.getLogger(\"a\"))",
        "hash(System.getProperties())",
        "KEPT[me] = List.of(1)",
        "KEPT[me] = new HashSet<>(List.of(1))",
        "KEPT[me] = EnumSet.allOf(Colour.class)",
      })
  void constant_isUsed_withoutDrawing(String look) {
    check(look);
  }

  /**
   * Main stands before a step when the other thread begins, so that either may come first. Entries
   * and nodes are made when their map or list is shared already.
   */
  private static void check(String look) {
    Checked checked =
        Checked.program(
            MEMBERS
                + """
                static String drawn(int me) {
                  int n = 0;
                  if (me == 0) turn = 1;
                  %s;
                  return n + "," + new Object().hashCode() + "," + new int[1].hashCode() + "," + new Random().nextInt();
                }
                """
                    .formatted(look),
            """
            for (Map<Object, Object> map : List.of(HASHED, LINKED, TREE, WEAK, TABLE, OWN, BY_ITEM)) {
              map.clear();
              map.put(map == BY_ITEM ? new Item() : 1, new Item());
            }
            LATER.add(1);
            LATER.add(2);
            String[] all = new String[2];
            Thread other = new Thread(() -> all[1] = drawn(1));
            other.start();
            all[0] = drawn(0);
            other.join();
            System.out.print(all[0] + " " + all[1]);
            """);
    assertThat(checked.findings()).isEmpty();
    assertThat(checked.outcomes()).hasSize(1);
  }
}
