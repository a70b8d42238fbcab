package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Strides;
import java.util.Iterator;
import java.util.concurrent.BlockingQueue;

/**
 * Goes through a weakly consistent collection as the JDK does: the next element is looked for in a
 * step of its own, when the last one is handed out, and others may change the collection between
 * any two.
 */
final class Walk<E> implements Iterator<E> {

  private final Object collection;
  private final Iterator<E> elements;
  private final int site;

  private Walk(Object collection, Iterable<E> elements, int site) {
    this.collection = collection;
    this.site = site;
    Operations.look(collection, site);
    this.elements = Strides.begin(elements, collection, site);
  }

  /**
   * Goes through elements.
   *
   * @param collection what they belong to: themselves, or the map that they are a view of
   */
  static <E> Iterable<E> through(Object collection, Iterable<E> elements, int site) {
    return () -> new Walk<>(collection, elements, site);
  }

  static <E> Iterable<E> through(Iterable<E> collection, int site) {
    return through(collection, collection, site);
  }

  /** Whether those who go through the collection have got a copy of it at the beginning. */
  private static boolean isCopied(Object collection) {
    return collection instanceof BlockingQueue<?> queue && Queues.isInOrder(queue);
  }

  @Override
  public boolean hasNext() {
    return elements.hasNext();
  }

  @Override
  public E next() {
    if (!isCopied(collection)) {
      Operations.look(collection, site);
    }
    return IteratorModel.givenOut(elements, Strides.next(elements, collection, site));
  }

  /** Removes the last element, unless another thread has removed it. */
  @Override
  public void remove() {
    Views.before(collection, site);
    elements.remove();
  }
}
