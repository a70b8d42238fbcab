package io.mazurka.jvm.model;

import java.util.Iterator;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The entries of a shared map are part of the map. */
@ModelOf(value = "java/util/Iterator", below = true)
public final class IteratorModel {

  private IteratorModel() {}

  public static <E extends @Nullable Object> E next(Iterator<E> self, int site) {
    Views.before(self, site);
    E element = self.next();
    return element instanceof Map.Entry<?, ?> ? Views.of(self, element) : element;
  }
}
