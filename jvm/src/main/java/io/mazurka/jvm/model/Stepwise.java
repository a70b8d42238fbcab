package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Strides;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The elements of a weakly consistent collection, each looked for in a step of its own: others may
 * change the collection between any two.
 */
final class Stepwise<T> implements Spliterator<T> {

  private final Object collection;
  private final Spliterator<T> elements;
  private final int site;
  private int splits;

  /**
   * Goes through a collection.
   *
   * @param splits how often a part of the elements may be split
   */
  Stepwise(Object collection, Spliterator<T> elements, int splits, int site) {
    this.collection = collection;
    this.elements = elements;
    this.splits = splits;
    this.site = site;
  }

  @Override
  public boolean tryAdvance(Consumer<? super T> action) {
    Operations.look(collection, site);
    List<T> next = new ArrayList<>(1);
    boolean found = Strides.tryAdvance(elements, next::add, collection, site);
    next.forEach(action);
    return found;
  }

  @Override
  public @Nullable Spliterator<T> trySplit() {
    if (splits == 0) {
      return null;
    }
    // What has no order is split between two bins, without a look into any.
    if (elements.hasCharacteristics(ORDERED)) {
      Operations.look(collection, site);
    }
    Spliterator<T> prefix = elements.trySplit();
    if (prefix == null) {
      return null;
    }
    splits--;
    return new Stepwise<>(collection, prefix, splits, site);
  }

  @Override
  public Comparator<? super T> getComparator() {
    return elements.getComparator();
  }

  @Override
  public long estimateSize() {
    return elements.estimateSize();
  }

  @Override
  public int characteristics() {
    return elements.characteristics();
  }
}
