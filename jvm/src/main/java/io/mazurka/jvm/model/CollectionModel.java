package io.mazurka.jvm.model;

import java.util.Collection;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Streams over a shared collection read the collection. */
@ModelOf(value = "java/util/Collection", below = true)
public final class CollectionModel {

  private CollectionModel() {}

  public static <E extends @Nullable Object> Stream<E> stream(Collection<E> self, int site) {
    Views.before(self, site);
    return Views.of(self, self.stream());
  }
}
