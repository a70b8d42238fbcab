package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Callback;
import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Strides;
import java.util.Collection;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Streams over a shared collection read the collection; filters that are passed to one may do
 * visible things; and weakly consistent collections change many elements one after the other.
 */
@ModelOf(value = "java/util/Collection", below = true)
public final class CollectionModel {

  private CollectionModel() {}

  public static <E extends @Nullable Object> Stream<E> stream(Collection<E> self, int site) {
    Views.before(self, site);
    return Walks.isNeeded(self) ? inSteps(self, false, site) : Views.of(self, self.stream());
  }

  public static <E extends @Nullable Object> Stream<E> parallelStream(
      Collection<E> self, int site) {
    Views.before(self, site);
    return Walks.isNeeded(self) ? inSteps(self, true, site) : Views.of(self, self.parallelStream());
  }

  /** Takes the place of what the collection gives: its own takes all elements in one step. */
  private static <E extends @Nullable Object> Stream<E> inSteps(
      Collection<E> self, boolean parallel, int site) {
    return StreamSupport.stream(
        new Stepwise<>(self, self.spliterator(), Integer.MAX_VALUE, site), parallel);
  }

  public static <E extends @Nullable Object> boolean removeIf(
      Collection<E> self, Predicate<? super E> filter, int site) {
    ConcurrentHashMap<?, ?> map = Strides.mapOf(self);
    if (map != null) {
      return self instanceof ConcurrentHashMap.KeySetView<?, ?>
          ? Bulk.removeIf(self, filter, site)
          : BinBulk.removeIf(map, self, filter, site);
    }
    if (self.getClass() == DelayQueue.class) {
      return Bulk.removeIf(self, filter, site);
    }
    CallingBack call = CallingBack.before(self, site);
    try {
      return self.removeIf(call.predicate(filter));
    } finally {
      call.end();
    }
  }

  public static <E extends @Nullable Object> boolean addAll(
      Collection<E> self, Collection<? extends E> elements, int site) {
    if (addsOneByOne(self) && elements != self) {
      return Bulk.addAll(self, elements, site);
    }
    Collection<? extends E> walked =
        elements == self ? elements : Copied.argument(self, elements, site);
    Hooks.passed(walked, false);
    Hooks.soughtAll(self, walked, true);
    Callback.keep(self, walked);
    Views.before(self, site);
    return self.addAll(walked);
  }

  /** Others append what they are given in one go, or run as the code they are. */
  private static boolean addsOneByOne(Collection<?> collection) {
    Class<?> type = collection.getClass();
    return type == ConcurrentSkipListSet.class
        || type == ConcurrentHashMap.KeySetView.class
        || type == LinkedBlockingQueue.class
        || type == ArrayBlockingQueue.class
        || type == PriorityBlockingQueue.class
        || type == DelayQueue.class;
  }

  public static void clear(Collection<?> self, int site) {
    ConcurrentHashMap<?, ?> map = Strides.mapOf(self);
    if (map != null) {
      Strides.clear(map, site);
    } else if (Callback.isWeaklyConsistent(self)) {
      Bulk.clear(self, self, site);
    } else {
      Views.before(self, site);
      self.clear();
    }
  }
}
