package io.mazurka.jvm.model;

import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Queue;
import java.util.SequencedCollection;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** Wrappers that hand all calls on: whoever uses one uses the collection inside. */
@ModelOf("java/util/Collections")
public final class WrapperModel {

  private WrapperModel() {}

  @Static
  public static <E extends @Nullable Object> Collection<E> unmodifiableCollection(
      Collection<? extends E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableCollection(inside));
  }

  @Static
  public static <E extends @Nullable Object> List<E> unmodifiableList(
      List<? extends E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableList(inside));
  }

  @Static
  public static <E extends @Nullable Object> Set<E> unmodifiableSet(
      Set<? extends E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableSet(inside));
  }

  @Static
  public static <E extends @Nullable Object> SequencedCollection<E> unmodifiableSequencedCollection(
      SequencedCollection<? extends E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableSequencedCollection(inside));
  }

  @Static
  public static <E extends @Nullable Object> SequencedSet<E> unmodifiableSequencedSet(
      SequencedSet<? extends E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableSequencedSet(inside));
  }

  @Static
  public static <E extends @Nullable Object> SortedSet<E> unmodifiableSortedSet(
      SortedSet<E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableSortedSet(inside));
  }

  @Static
  public static <E extends @Nullable Object> NavigableSet<E> unmodifiableNavigableSet(
      NavigableSet<E> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableNavigableSet(inside));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object> Map<K, V> unmodifiableMap(
      Map<? extends K, ? extends V> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableMap(inside));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object>
      SequencedMap<K, V> unmodifiableSequencedMap(
          SequencedMap<? extends K, ? extends V> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableSequencedMap(inside));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object>
      SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableSortedMap(inside));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object>
      NavigableMap<K, V> unmodifiableNavigableMap(NavigableMap<K, ? extends V> inside, int site) {
    return Views.wrapping(inside, Collections.unmodifiableNavigableMap(inside));
  }

  @Static
  public static <E extends @Nullable Object> Set<E> newSetFromMap(
      Map<E, Boolean> inside, int site) {
    return Views.wrapping(inside, Collections.newSetFromMap(inside));
  }

  @Static
  public static <E extends @Nullable Object> Queue<E> asLifoQueue(Deque<E> inside, int site) {
    return Views.wrapping(inside, Collections.asLifoQueue(inside));
  }

  @Static
  public static <E extends @Nullable Object> Collection<E> checkedCollection(
      Collection<E> inside, Class<E> type, int site) {
    return Views.wrapping(inside, Collections.checkedCollection(inside, type));
  }

  @Static
  public static <E extends @Nullable Object> List<E> checkedList(
      List<E> inside, Class<E> type, int site) {
    return Views.wrapping(inside, Collections.checkedList(inside, type));
  }

  @Static
  public static <E extends @Nullable Object> Queue<E> checkedQueue(
      Queue<E> inside, Class<E> type, int site) {
    return Views.wrapping(inside, Collections.checkedQueue(inside, type));
  }

  @Static
  public static <E extends @Nullable Object> Set<E> checkedSet(
      Set<E> inside, Class<E> type, int site) {
    return Views.wrapping(inside, Collections.checkedSet(inside, type));
  }

  @Static
  public static <E extends @Nullable Object> SortedSet<E> checkedSortedSet(
      SortedSet<E> inside, Class<E> type, int site) {
    return Views.wrapping(inside, Collections.checkedSortedSet(inside, type));
  }

  @Static
  public static <E extends @Nullable Object> NavigableSet<E> checkedNavigableSet(
      NavigableSet<E> inside, Class<E> type, int site) {
    return Views.wrapping(inside, Collections.checkedNavigableSet(inside, type));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object> Map<K, V> checkedMap(
      Map<K, V> inside, Class<K> keys, Class<V> values, int site) {
    return Views.wrapping(inside, Collections.checkedMap(inside, keys, values));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object>
      SortedMap<K, V> checkedSortedMap(
          SortedMap<K, V> inside, Class<K> keys, Class<V> values, int site) {
    return Views.wrapping(inside, Collections.checkedSortedMap(inside, keys, values));
  }

  @Static
  public static <K extends @Nullable Object, V extends @Nullable Object>
      NavigableMap<K, V> checkedNavigableMap(
          NavigableMap<K, V> inside, Class<K> keys, Class<V> values, int site) {
    return Views.wrapping(inside, Collections.checkedNavigableMap(inside, keys, values));
  }
}
