package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Strides;
import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The entries of a shared map are part of the map. */
@ModelOf(value = "java/util/Iterator", below = true)
public final class IteratorModel {

  private IteratorModel() {}

  public static <E extends @Nullable Object> E next(Iterator<E> self, int site) {
    Views.before(self, site);
    return givenOut(self, Strides.next(self, self, site));
  }

  /** Makes accesses to an entry that was given out count as accesses to the map. */
  static <E extends @Nullable Object> E givenOut(Iterator<E> self, E element) {
    return element instanceof Map.Entry<?, ?> && !(element instanceof SimpleImmutableEntry<?, ?>)
        ? Views.of(self, element)
        : element;
  }

  public static <E extends @Nullable Object> void forEachRemaining(
      Iterator<E> self, Consumer<? super E> action, int site) {
    if (Strides.areTaken(self)) {
      Objects.requireNonNull(action);
      while (self.hasNext()) {
        action.accept(next(self, site));
      }
      return;
    }
    CallingBack call = CallingBack.before(self, site);
    try {
      self.forEachRemaining(call.consumer(action));
    } finally {
      call.end();
    }
  }
}
