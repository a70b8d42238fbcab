package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Strides;
import java.util.Enumeration;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Enumerations of a map whose iterators are enumerations. */
@ModelOf(value = "java/util/Enumeration", below = true)
public final class EnumerationModel {

  private EnumerationModel() {}

  @SuppressWarnings("unchecked") // The elements are the same ones.
  public static <E extends @Nullable Object> E nextElement(Enumeration<E> self, int site) {
    Views.before(self, site);
    return self instanceof Iterator<?> iterator
        ? Strides.next((Iterator<E>) iterator, self, site)
        : self.nextElement();
  }
}
