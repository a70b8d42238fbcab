package io.mazurka.jvm.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What {@code Set.of} makes in a program. It lists its elements in the order in which they were
 * given. The JDK's own sets have an order that every virtual machine draws for itself, so that a
 * schedule which depends on it could not be followed in another one.
 *
 * <p>Elements are compared by {@code equals} alone. Where the JDK goes by hash codes and these
 * contradict {@code equals}, it is chance what it finds.
 */
final class ImmutableSet<E> extends ImmutableElements<E> implements Set<E> {

  private ImmutableSet(E[] elements) {
    super(elements);
  }

  /** A set of these elements, which must differ; the array must not change any more. */
  static <E> Set<E> of(E[] elements) {
    for (int i = 0; i < elements.length; i++) {
      if (indexOf(elements[i], elements, i) >= 0) {
        throw new IllegalArgumentException("duplicate element: " + elements[i]);
      }
    }
    return new ImmutableSet<>(elements);
  }

  /** A set of the keys of a map, of which it is known that they differ. */
  static <E> Set<E> ofKeys(E[] keys) {
    return new ImmutableSet<>(keys);
  }

  /** A set of the elements of a collection, each once. */
  @SuppressWarnings("unchecked") // The elements are all that the array is used for.
  static <E> Set<E> copyOf(Collection<? extends E> collection) {
    if (collection instanceof ImmutableSet<? extends E> same) {
      return (Set<E>) same;
    }
    List<E> different = new ArrayList<>();
    for (E element : collection) {
      if (indexOf(element, different.toArray(), different.size()) < 0) {
        different.add(element);
      }
    }
    return new ImmutableSet<>((E[]) different.toArray());
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object == this
        || object instanceof Set<?> other && other.size() == size() && containsAllOf(other);
  }

  private boolean containsAllOf(Set<?> other) {
    for (Object element : other) {
      if (element == null || !contains(element)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    int sum = 0;
    for (E element : this) {
      sum += element.hashCode();
    }
    return sum;
  }
}
