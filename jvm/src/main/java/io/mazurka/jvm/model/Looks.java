package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Collections;
import java.util.Comparator;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Elements that code of the JDK turns into text, hashes or compares on its way through a stream:
 * each is looked at in a step of its own, at the time when it comes by.
 */
final class Looks {

  private Looks() {}

  /** What makes a text of an element that a collector is about to make one of. */
  static Function<@Nullable CharSequence, CharSequence> text(int site) {
    return element -> StringModel.text(element, site);
  }

  /** Looks at an element that is about to be hashed. */
  static <T extends @Nullable Object> T hashed(T element, int site) {
    if (element != null && Jdk.isJdk(element.getClass())) {
      Operations.match(element, site);
    }
    return element;
  }

  /** Looks at the elements that are about to be hashed. */
  static <T extends @Nullable Object> Consumer<T> hashing(int site) {
    return element -> hashed(element, site);
  }

  /** What gives the same as the function, for use as a key. */
  static <T extends @Nullable Object, K extends @Nullable Object> Function<T, K> key(
      Function<? super T, ? extends K> function, int site) {
    return element -> hashed(function.apply(element), site);
  }

  /** Looks at the elements that are about to be put into their own order. */
  static <T extends @Nullable Object> Consumer<T> ordering(int site) {
    return element -> ordered(element, site);
  }

  private static void ordered(@Nullable Object element, int site) {
    if (element != null && Jdk.isJdk(element.getClass())) {
      Operations.order(element, site);
    }
  }

  /** The same order; if it is the elements' own, it says when it looks at them. */
  static <T extends @Nullable Object> Comparator<T> order(Comparator<T> order, int site) {
    if (order == null || !isNatural(order)) {
      return order;
    }
    return (a, b) -> {
      ordered(a, site);
      ordered(b, site);
      return order.compare(a, b);
    };
  }

  /** Whether elements are compared by themselves. */
  static boolean isNatural(@Nullable Comparator<?> order) {
    return order == null
        || order.equals(Comparator.naturalOrder())
        || order.equals(Collections.reverseOrder());
  }
}
