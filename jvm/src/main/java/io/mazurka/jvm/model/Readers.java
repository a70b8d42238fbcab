package io.mazurka.jvm.model;

import java.util.Map;
import java.util.Set;

/** The methods of JDK classes that only look at their receiver, by name. */
final class Readers {

  /** The reading methods of collections, maps and their entries. */
  static final Set<String> OF_COLLECTIONS =
      Set.of(
          "ceiling",
          "ceilingEntry",
          "ceilingKey",
          "comparator",
          "contains",
          "containsAll",
          "containsKey",
          "containsValue",
          "copyInto",
          "descendingIterator",
          "descendingKeySet",
          "descendingMap",
          "descendingSet",
          "element",
          "elementAt",
          "elements",
          "entrySet",
          "first",
          "firstElement",
          "firstEntry",
          "firstKey",
          "floor",
          "floorEntry",
          "floorKey",
          "forEach",
          "get",
          "getFirst",
          "getKey",
          "getLast",
          "getOrDefault",
          "getProperty",
          "getValue",
          "headMap",
          "headSet",
          "higher",
          "higherEntry",
          "higherKey",
          "indexOf",
          "isEmpty",
          "iterator",
          "keySet",
          "keys",
          "last",
          "lastElement",
          "lastEntry",
          "lastIndexOf",
          "lastKey",
          "listIterator",
          "lower",
          "lowerEntry",
          "lowerKey",
          "mappingCount",
          "navigableKeySet",
          "peek",
          "peekFirst",
          "peekLast",
          "propertyNames",
          "reversed",
          "search",
          "sequencedEntrySet",
          "sequencedKeySet",
          "sequencedValues",
          "size",
          "spliterator",
          "stream",
          "stringPropertyNames",
          "subList",
          "subMap",
          "subSet",
          "tailMap",
          "tailSet",
          "toArray",
          "values");

  private static final Set<String> OF_CHARACTERS =
      Set.of(
          "capacity",
          "charAt",
          "chars",
          "codePointAt",
          "codePointBefore",
          "codePointCount",
          "codePoints",
          "compareTo",
          "getChars",
          "indexOf",
          "isEmpty",
          "lastIndexOf",
          "length",
          "offsetByCodePoints",
          "subSequence",
          "substring");

  private static final Set<String> OF_BUFFERS =
      Set.of(
          "array",
          "arrayOffset",
          "asCharBuffer",
          "asDoubleBuffer",
          "asFloatBuffer",
          "asIntBuffer",
          "asLongBuffer",
          "asReadOnlyBuffer",
          "asShortBuffer",
          "capacity",
          "charAt",
          "chars",
          "compareTo",
          "duplicate",
          "hasArray",
          "hasRemaining",
          "isDirect",
          "isEmpty",
          "isReadOnly",
          "length",
          "mismatch",
          "remaining",
          "slice",
          "subSequence");

  /** Methods of buffers that only look where they are given nothing. */
  private static final Set<String> GIVEN_NOTHING = Set.of("limit", "order", "position");

  private static final Map<String, Set<String>> OF_CLASSES =
      Map.ofEntries(
          Map.entry("java/lang/CharSequence", OF_CHARACTERS),
          Map.entry("java/lang/Iterable", Set.of("forEach", "iterator", "spliterator")),
          Map.entry("java/lang/StringBuffer", OF_CHARACTERS),
          Map.entry("java/lang/StringBuilder", OF_CHARACTERS),
          Map.entry(
              "java/lang/Thread", Set.of("getContextClassLoader", "getPriority", "isVirtual")),
          Map.entry(
              "java/lang/ThreadGroup",
              Set.of("getMaxPriority", "getName", "getParent", "isDaemon", "parentOf")),
          Map.entry(
              "java/lang/Throwable",
              Set.of(
                  "getCause",
                  "getLocalizedMessage",
                  "getMessage",
                  "getStackTrace",
                  "getSuppressed",
                  "printStackTrace")),
          Map.entry("java/lang/ref/Reference", Set.of("get", "isEnqueued", "refersTo")),
          Map.entry("java/io/ByteArrayOutputStream", Set.of("size", "toByteArray", "writeTo")),
          Map.entry("java/io/CharArrayWriter", Set.of("size", "toCharArray", "writeTo")),
          Map.entry("java/io/StringWriter", Set.of("getBuffer")),
          Map.entry(
              "java/util/BitSet",
              Set.of(
                  "cardinality",
                  "get",
                  "intersects",
                  "isEmpty",
                  "length",
                  "nextClearBit",
                  "nextSetBit",
                  "previousClearBit",
                  "previousSetBit",
                  "size",
                  "stream",
                  "toByteArray",
                  "toLongArray")),
          Map.entry(
              "java/util/Date", Set.of("after", "before", "compareTo", "getTime", "toInstant")),
          Map.entry(
              "java/text/Collator",
              Set.of("compare", "getCollationKey", "getDecomposition", "getStrength")),
          Map.entry("java/text/DecimalFormat", Set.of("toLocalizedPattern", "toPattern")),
          Map.entry("java/text/SimpleDateFormat", Set.of("toLocalizedPattern", "toPattern")),
          Map.entry(
              "java/util/TimeZone",
              Set.of(
                  "getDSTSavings",
                  "getDisplayName",
                  "getOffset",
                  "getRawOffset",
                  "hasSameRules",
                  "inDaylightTime",
                  "observesDaylightTime",
                  "toZoneId",
                  "useDaylightTime")),
          Map.entry("java/util/StringJoiner", Set.of("length")),
          Map.entry("java/util/zip/Checksum", Set.of("getValue")),
          Map.entry(
              "java/util/regex/MatchResult",
              Set.of("end", "group", "groupCount", "hasMatch", "namedGroups", "start")),
          Map.entry(
              "java/util/regex/Matcher",
              Set.of(
                  "hasAnchoringBounds",
                  "hasTransparentBounds",
                  "hitEnd",
                  "pattern",
                  "regionEnd",
                  "regionStart",
                  "requireEnd",
                  "toMatchResult")));

  private Readers() {}

  /** Whether methods of buffers only look: those that are told where to look do not move on. */
  static boolean ofBuffer(String method, String desc) {
    return OF_BUFFERS.contains(method)
        || GIVEN_NOTHING.contains(method) && desc.startsWith("()")
        || method.startsWith("get") && desc.startsWith("(I")
        || method.startsWith("put") && desc.startsWith("(I") && desc.charAt(2) != ')';
  }

  /** Whether the class's methods of this name only look at the receiver. */
  static boolean of(String internalName, String method) {
    if (internalName.endsWith("SummaryStatistics")
        || internalName.equals("java/text/DecimalFormatSymbols")) {
      return method.startsWith("get");
    }
    if (internalName.startsWith("java/util/concurrent/atomic/")) {
      return method.endsWith("Value") || (method.startsWith("get") && !method.startsWith("getAnd"));
    }
    return OF_CLASSES.getOrDefault(internalName, Set.of()).contains(method);
  }
}
