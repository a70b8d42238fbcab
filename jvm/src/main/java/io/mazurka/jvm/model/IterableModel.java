package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Strides;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Iterators over a shared collection read the collection, and so does whoever goes through it. */
@ModelOf(value = "java/lang/Iterable", below = true)
public final class IterableModel {

  private IterableModel() {}

  public static <E extends @Nullable Object> Iterator<E> iterator(Iterable<E> self, int site) {
    Views.before(self, site);
    return Views.of(self, Strides.begin(self, self, site));
  }

  public static <E extends @Nullable Object> Spliterator<E> spliterator(
      Iterable<E> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.spliterator());
  }

  public static <E extends @Nullable Object> void forEach(
      Iterable<E> self, Consumer<? super E> action, int site) {
    ConcurrentHashMap<?, ?> map = Strides.mapOf(self);
    if (map != null) {
      BinBulk.forEach(map, (Collection<E>) self, action, site);
      return;
    }
    if (Strides.areOfIterator(self)) {
      Objects.requireNonNull(action);
      for (E element : Walk.through(self, site)) {
        action.accept(element);
      }
      return;
    }
    CallingBack call = CallingBack.before(self, site);
    try {
      self.forEach(call.consumer(action));
    } finally {
      call.end();
    }
  }
}
