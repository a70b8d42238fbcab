package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Elements are added or set one by one, and others may come in between; a list sorts itself, under
 * its own lock if it has one.
 */
@ModelOf("java/util/Collections")
public final class CollectionsModel {

  private CollectionsModel() {}

  @Static
  @SuppressWarnings("unchecked") // An array of the same type.
  public static <E extends @Nullable Object> boolean addAll(
      Collection<E> collection, E[] elements, int site) {
    E[] read = (E[]) Elements.read(elements, 0, elements.length, site);
    return Bulk.addAll(collection, Arrays.asList(read), site);
  }

  @Static
  public static <E extends @Nullable Object> void swap(List<E> list, int i, int j, int site) {
    Hooks.beforeCall(list, site);
    E first = list.get(i);
    Hooks.beforeCall(list, site);
    E second = list.set(j, first);
    Hooks.beforeCall(list, site);
    list.set(i, second);
  }

  @Static
  public static void reverse(List<?> list, int site) {
    Collections.reverse(SteppedList.toChange(list, site));
  }

  @Static
  public static void rotate(List<?> list, int distance, int site) {
    Collections.rotate(SteppedList.toChange(list, site), distance);
  }

  /** Shuffling is the same in every execution. */
  @Static
  public static void shuffle(List<?> list, int site) {
    shuffle(list, new Random(Operations.nextSeed()), site);
  }

  @Static
  public static void shuffle(List<?> list, Random random, int site) {
    Hooks.passed(random, false);
    Collections.shuffle(SteppedList.toChange(list, site), random);
  }

  @Static
  public static <E extends @Nullable Object> void fill(List<? super E> list, E element, int site) {
    Callback.keep(list, element);
    Collections.fill(SteppedList.toChange(list, site), element);
  }

  @Static
  public static <E extends @Nullable Object> void copy(
      List<? super E> target, List<? extends E> source, int site) {
    Callback.keep(target, source);
    List<? extends E> elements = SteppedList.toRead(source, site);
    Collections.copy(SteppedList.toChange(target, site), elements);
  }

  @Static
  public static <E extends Comparable<? super E>> void sort(List<E> list, int site) {
    ListModel.sort(list, null, site);
  }

  @Static
  public static <E extends @Nullable Object> void sort(
      List<E> list, @Nullable Comparator<? super E> order, int site) {
    ListModel.sort(list, order, site);
  }
}
