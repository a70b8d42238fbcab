package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.ListIterator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Views of a shared list are the list; functions passed to it may do visible things. */
@ModelOf(value = "java/util/List", below = true)
public final class ListModel {

  private ListModel() {}

  public static <E extends @Nullable Object> ListIterator<E> listIterator(List<E> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.listIterator());
  }

  public static <E extends @Nullable Object> ListIterator<E> listIterator(
      List<E> self, int index, int site) {
    Views.before(self, site);
    return Views.of(self, self.listIterator(index));
  }

  public static <E extends @Nullable Object> List<E> subList(
      List<E> self, int from, int to, int site) {
    Views.before(self, site);
    return Views.of(self, self.subList(from, to));
  }

  public static <E extends @Nullable Object> boolean addAll(
      List<E> self, int index, Collection<? extends E> elements, int site) {
    Collection<? extends E> walked = Copied.argument(self, elements, site);
    Hooks.passed(walked, false);
    Hooks.argument(self, walked);
    Views.before(self, site);
    return self.addAll(index, walked);
  }

  public static <E extends @Nullable Object> void replaceAll(
      List<E> self, UnaryOperator<E> function, int site) {
    CallingBack call = CallingBack.before(self, site);
    try {
      self.replaceAll(call.operator(function));
    } finally {
      call.end();
    }
  }

  public static <E extends @Nullable Object> void sort(
      List<E> self, @Nullable Comparator<? super E> order, int site) {
    if (Looks.isNatural(order)) {
      Hooks.ordered(self);
    }
    CallingBack call = CallingBack.before(self, site);
    try {
      self.sort(call.comparator(order));
    } finally {
      call.end();
    }
  }
}
