package io.mazurka.jvm.model;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Iterators over a shared collection read the collection, and so does whoever goes through it. */
@ModelOf(value = "java/lang/Iterable", below = true)
public final class IterableModel {

  private IterableModel() {}

  public static <E extends @Nullable Object> Iterator<E> iterator(Iterable<E> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.iterator());
  }

  public static <E extends @Nullable Object> Spliterator<E> spliterator(
      Iterable<E> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.spliterator());
  }

  public static <E extends @Nullable Object> void forEach(
      Iterable<E> self, Consumer<? super E> action, int site) {
    CallingBack call = CallingBack.before(self, site);
    try {
      self.forEach(call.consumer(action));
    } finally {
      call.end();
    }
  }
}
