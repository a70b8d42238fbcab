package io.mazurka.jvm.runtime;

import java.util.Iterator;
import java.util.Spliterator;
import java.util.function.Consumer;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * Goes on in a {@link java.util.concurrent.ConcurrentHashMap} by the JDK's own code, which is
 * stopped behind each bin that others may fill or empty.
 */
final class BinWalk {

  /** What an iterator is made to stand at that has found nothing in a bin. */
  private static final Object NOTHING = nothing();

  private final Traverser traverser;
  private final Object map;
  private final int site;

  BinWalk(Traverser traverser, Object map, int site) {
    this.traverser = traverser;
    this.map = map;
    this.site = site;
    learn();
  }

  private static Object nothing() {
    try {
      return Unsafe.getUnsafe().allocateInstance(Bins.node());
    } catch (InstantiationException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Looks for the first element with an iterator that has just been made. */
  void begin(Iterator<?> iterator) {
    int to = traverser.limit();
    traverser.restart();
    search(iterator, to);
    traverser.limit(to);
  }

  /** The element that the iterator stands at; then looks for the next one. */
  <E extends @Nullable Object> E next(Iterator<E> iterator) {
    Object node = traverser.node();
    if (node == null) {
      return iterator.next();
    }
    int to = traverser.limit();
    traverser.limit(0);
    E element = iterator.next();
    if (traverser.showsValues()) {
      step();
      traverser.node(Bins.next(node));
    }
    if (traverser.node() == null) {
      leave(node);
      search(iterator, to);
    }
    traverser.limit(to);
    return element;
  }

  /** Handles the next element with a spliterator, if there is one. */
  <E extends @Nullable Object> boolean tryAdvance(
      Spliterator<E> elements, Consumer<? super E> action) {
    Object node = traverser.node();
    int to = traverser.limit();
    traverser.limit(0);
    boolean found = elements.tryAdvance(action);
    if (!found) {
      if (node != null) {
        leave(node);
      }
      found = advance(elements, action, to);
      while (!found && traverser.bin() < to) {
        step();
        found = advance(elements, action, to);
      }
    }
    traverser.limit(to);
    return found;
  }

  private <E extends @Nullable Object> boolean advance(
      Spliterator<E> elements, Consumer<? super E> action, int to) {
    traverser.limit(filled().next(traverser, to));
    return elements.tryAdvance(action);
  }

  /** Goes on from the last node of a bin: another one may come behind it. */
  private void leave(Object node) {
    if (filled().isChained(traverser, node)) {
      step();
    }
  }

  private void search(Iterator<?> iterator, int to) {
    advance(iterator, to);
    while (traverser.node() == null && traverser.bin() < to) {
      step();
      advance(iterator, to);
    }
  }

  /** Looks for an element as far as the next bin. */
  private void advance(Iterator<?> iterator, int to) {
    Object last = traverser.last();
    traverser.limit(filled().next(traverser, to));
    traverser.node(NOTHING);
    iterator.next();
    traverser.last(last);
  }

  private void step() {
    Operations.look(map, site);
    learn();
  }

  private void learn() {
    World.active().learned().noteBins(traverser);
  }

  private static FilledBins filled() {
    return World.active().learned().filledBins();
  }
}
