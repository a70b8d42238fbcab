package io.mazurka.jvm.model;

import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Predicate;

/** Elements that never change, none of them null, in the order in which they were given. */
class ImmutableElements<E> extends AbstractCollection<E> {

  private final E[] elements;

  /** The elements of an array, which must not change any more. */
  ImmutableElements(E[] elements) {
    this.elements = elements;
  }

  @Override
  public final Iterator<E> iterator() {
    return Arrays.asList(elements).iterator();
  }

  @Override
  public final int size() {
    return elements.length;
  }

  @Override
  public final boolean contains(Object element) {
    return indexOf(element, elements, elements.length) >= 0;
  }

  /** Where among the first so many elements of an array there is an equal one, or -1. */
  static int indexOf(Object element, Object[] elements, int length) {
    Objects.requireNonNull(element);
    for (int i = 0; i < length; i++) {
      if (element.equals(elements[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public final boolean add(E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final boolean addAll(Collection<? extends E> added) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final boolean remove(Object element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final boolean removeAll(Collection<?> removed) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final boolean removeIf(Predicate<? super E> filter) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final boolean retainAll(Collection<?> retained) {
    throw new UnsupportedOperationException();
  }

  @Override
  public final void clear() {
    throw new UnsupportedOperationException();
  }
}
