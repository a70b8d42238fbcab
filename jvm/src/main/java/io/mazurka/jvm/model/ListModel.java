package io.mazurka.jvm.model;

import java.util.List;
import java.util.ListIterator;
import org.jspecify.annotations.Nullable;

/** Views of a shared list are the list. */
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
}
