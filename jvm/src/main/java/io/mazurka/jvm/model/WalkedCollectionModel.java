package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import io.mazurka.jvm.runtime.Hooks;
import java.util.Collection;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.DelayQueue;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Methods of collections that go through the whole of them: others may change a weakly consistent
 * one between any two elements.
 */
@ModelOf(value = "java/util/Collection", weaklyConsistent = true)
public final class WalkedCollectionModel {

  private WalkedCollectionModel() {}

  public static Object[] toArray(Collection<?> self, int site) {
    if (Walks.isNeeded(self)) {
      return Copied.elements(self, site).toArray();
    }
    Views.before(self, site);
    return self.toArray();
  }

  public static <T extends @Nullable Object> T[] toArray(Collection<?> self, T[] array, int site) {
    Collection<?> elements = Walks.isNeeded(self) ? Copied.elements(self, site) : self;
    Hooks.argument(self, array);
    Hooks.passed(array, true);
    Views.before(elements, site);
    T[] filled = elements.toArray(array);
    Hooks.filled(filled);
    return filled;
  }

  public static <T extends @Nullable Object> T[] toArray(
      Collection<?> self, IntFunction<T[]> generator, int site) {
    if (Walks.isNeeded(self)) {
      return toArray(self, generator.apply(0), site);
    }
    Views.before(self, site);
    T[] filled = self.toArray(generator);
    Hooks.filled(filled);
    return filled;
  }

  public static String toString(Collection<?> self, int site) {
    return WalkedObjectModel.toString(self, site);
  }

  public static int hashCode(Collection<?> self, int site) {
    Collection<?> elements = self instanceof Set<?> ? Copied.of(self, site) : self;
    Hooks.matched(elements);
    Views.before(elements, site);
    return elements.hashCode();
  }

  public static boolean equals(Collection<?> self, @Nullable Object object, int site) {
    if (self instanceof Set<?> set
        && object instanceof Set<?> other
        && self != object
        && Comparison.isWalk(set, other)) {
      return Comparison.equal(set, other, site);
    }
    return Comparison.equalAtOnce(self, object, site);
  }

  /** Queues have no counter. */
  public static int size(Collection<?> self, int site) {
    if (self.getClass() == ConcurrentLinkedQueue.class
        || self.getClass() == ConcurrentLinkedDeque.class) {
      return Copied.elements(self, site).size();
    }
    Views.before(self, site);
    return self.size();
  }

  public static boolean contains(Collection<?> self, @Nullable Object element, int site) {
    if (Walks.isNeeded(self) && !(self instanceof Set<?>)) {
      return Comparison.contains(self, element, site);
    }
    Hooks.argument(self, element);
    Hooks.sought(self, element, false);
    Views.before(self, site);
    return self.contains(element);
  }

  public static boolean containsAll(Collection<?> self, Collection<?> elements, int site) {
    if (Walks.isNeeded(self)) {
      return self == elements || Comparison.containsAll(self, elements, site);
    }
    Collection<?> walked = Copied.argument(self, elements, site);
    seek(self, walked);
    Views.before(self, site);
    return self.containsAll(walked);
  }

  /** Sets look for each of the elements in turn, others go through themselves. */
  public static boolean removeAll(Collection<?> self, Collection<?> elements, int site) {
    if (changesOneByOne(self)) {
      Objects.requireNonNull(elements);
      return self instanceof Set<?>
          ? removeEach(self, elements, site)
          : Bulk.removeIf(self, element -> Comparison.contains(elements, element, site), site);
    }
    Collection<?> walked = Copied.argument(self, elements, site);
    seek(self, walked);
    Views.before(self, site);
    return self.removeAll(walked);
  }

  public static boolean retainAll(Collection<?> self, Collection<?> elements, int site) {
    if (changesOneByOne(self)) {
      Objects.requireNonNull(elements);
      return Bulk.removeIf(self, element -> !Comparison.contains(elements, element, site), site);
    }
    Collection<?> walked = Copied.argument(self, elements, site);
    seek(self, walked);
    Views.before(self, site);
    return self.retainAll(walked);
  }

  private static boolean changesOneByOne(Collection<?> collection) {
    return collection.getClass() == DelayQueue.class || Callback.isWeaklyConsistent(collection);
  }

  private static void seek(Collection<?> self, Collection<?> elements) {
    Hooks.argument(self, elements);
    Hooks.soughtAll(self, elements, false);
    Hooks.passed(elements, false);
  }

  private static boolean removeEach(Collection<?> self, Collection<?> elements, int site) {
    boolean changed = false;
    for (Object element : Bulk.each(elements, elements, site)) {
      Hooks.argument(self, element);
      Hooks.sought(self, element, false);
      Views.before(self, site);
      changed |= self.remove(element);
    }
    return changed;
  }
}
