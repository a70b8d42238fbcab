package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
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
  public static <E extends Comparable<? super E>> void sort(List<E> list, int site) {
    ListModel.sort(list, null, site);
  }

  @Static
  public static <E extends @Nullable Object> void sort(
      List<E> list, @Nullable Comparator<? super E> order, int site) {
    ListModel.sort(list, order, site);
  }
}
