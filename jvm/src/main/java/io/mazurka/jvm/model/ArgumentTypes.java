package io.mazurka.jvm.model;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.Buffer;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Date;
import java.util.DoubleSummaryStatistics;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.regex.MatchResult;

/** What the declared type of a parameter tells of what a method of the JDK does with it. */
final class ArgumentTypes {

  /** Classes of objects that hold others. */
  static final List<Class<?>> COLLECTIONS = List.of(Collection.class, Map.class);

  /** Those of them that keep their elements, or keys, in an order. */
  static final List<Class<?>> IN_ORDER =
      List.of(SortedMap.class, SortedSet.class, PriorityQueue.class, PriorityBlockingQueue.class);

  /** Those that look for an element, or a key, before they take it. */
  static final List<Class<?>> HASHING = List.of(Map.class, Set.class);

  /** Types whose values are there to be looked at. */
  private static final List<Class<?>> DATA =
      List.of(
          BitSet.class,
          Buffer.class,
          Calendar.class,
          CharSequence.class,
          Date.class,
          DoubleSummaryStatistics.class,
          IntSummaryStatistics.class,
          Iterable.class,
          LongSummaryStatistics.class,
          Map.class,
          MatchResult.class,
          StringJoiner.class);

  /** Types whose values are there to be used up or written to. */
  private static final List<Class<?>> CHANNELS =
      List.of(Appendable.class, InputStream.class, OutputStream.class, Reader.class, Writer.class);

  private static final List<Class<?>> TEXTS = List.of(StringBuilder.class, StringBuffer.class);

  private static final Map<String, Traits> KNOWN = new ConcurrentHashMap<>();

  private record Traits(
      boolean data, boolean channel, boolean buffer, boolean text, boolean holds) {

    static Traits of(String descriptor) {
      boolean array = descriptor.startsWith("[");
      boolean numbers = array && descriptor.length() == 2;
      return array || descriptor.length() == 1
          ? new Traits(numbers, false, false, false, array && !numbers)
          : Jdk.type(descriptor.substring(1, descriptor.length() - 1))
              .map(Traits::of)
              .orElse(new Traits(false, false, false, false, false));
    }

    private static Traits of(Class<?> type) {
      boolean buffer = Buffer.class.isAssignableFrom(type);
      boolean text = isOneOf(TEXTS, type);
      return new Traits(
          isOneOf(DATA, type) && canChange(type),
          isOneOf(CHANNELS, type) && !buffer && !text,
          buffer,
          text,
          isOneOf(COLLECTIONS, type));
    }

    private static boolean canChange(Class<?> type) {
      return JdkClass.of(Jdk.internalName(type)).sharing() != JdkClass.Sharing.IMMUTABLE;
    }
  }

  private ArgumentTypes() {}

  /** Whether values of the type are there to be looked at. */
  static boolean isData(String descriptor) {
    return traits(descriptor).data();
  }

  /** Whether values of the type are there to be used up or written to. */
  static boolean isChannel(String descriptor) {
    return traits(descriptor).channel();
  }

  static boolean isBuffer(String descriptor) {
    return traits(descriptor).buffer();
  }

  /** Whether the type is one of texts to which others are appended. */
  static boolean isText(String descriptor) {
    return traits(descriptor).text();
  }

  /** Whether values of the type are collections, maps, or arrays of objects. */
  static boolean holdsOthers(String descriptor) {
    return traits(descriptor).holds();
  }

  private static Traits traits(String descriptor) {
    return KNOWN.computeIfAbsent(descriptor, Traits::of);
  }

  static boolean isOneOf(List<Class<?>> types, Class<?> type) {
    return types.stream().anyMatch(above -> above.isAssignableFrom(type));
  }
}
