package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * How what goes through a weakly consistent map comes from one element to the next. It looks at one
 * bin or node after the other, and others may change those that it has passed as well as those that
 * are to come: so each is a step of its own, unless nobody else is there.
 *
 * <p>The step in which a method is called is over when these are. What has no bins and no nodes
 * that are known here takes no further one.
 */
public final class Strides {

  private Strides() {}

  /** Whether the iterator comes from one element to the next in more than one step. */
  public static boolean areTaken(Iterator<?> iterator) {
    Object inside = Wrapped.byIterator(iterator);
    return Traverser.isOne(inside) || NodeWalk.isOne(inside);
  }

  /** A new iterator, which stands at the first element. */
  public static <E extends @Nullable Object> Iterator<E> begin(
      Iterable<E> elements, Object map, int site) {
    prepare(map);
    return begun(elements.iterator(), map, site);
  }

  /**
   * Makes the bins of a map if it has none: others who are about to add something may have made
   * them, while nobody can tell that they are there.
   */
  public static void prepare(Object collection) {
    ConcurrentHashMap<?, ?> map = Bins.of(collection);
    if (map != null && isWatched(map)) {
      Bins.make(map);
    }
  }

  /** Lets an iterator that was made in this step look for the first element. */
  public static <I> I begun(I iterator, Object map, int site) {
    Object inside = Wrapped.byIterator(iterator);
    if (Traverser.isOne(inside) && isWatched(map)) {
      new BinWalk(new Traverser(inside), map, site).begin((Iterator<?>) inside);
    } else if (NodeWalk.isOne(inside) && isWatched(map)) {
      NodeWalk.of(inside, map, site).settle();
    }
    return iterator;
  }

  /** The element that an iterator stands at; it goes to the next. */
  public static <E extends @Nullable Object> E next(Iterator<E> iterator, Object map, int site) {
    Object inside = Wrapped.byIterator(iterator);
    if (Traverser.isOne(inside) && isWatched(map)) {
      return new BinWalk(new Traverser(inside), map, site).next(iterator);
    }
    E element = iterator.next();
    if (NodeWalk.isOne(inside) && isWatched(map)) {
      NodeWalk.of(inside, map, site).settle();
    }
    return element;
  }

  /** Handles the next element, if there is one. */
  public static <E extends @Nullable Object> boolean tryAdvance(
      Spliterator<E> elements, Consumer<? super E> action, Object map, int site) {
    return Traverser.isOne(elements) && isWatched(map)
        ? new BinWalk(new Traverser(elements), map, site).tryAdvance(elements, action)
        : elements.tryAdvance(action);
  }

  /** The map that the object is a view of, if that has bins; or null. */
  public static @Nullable ConcurrentHashMap<?, ?> mapOf(@Nullable Object view) {
    return Bins.mapOf(view);
  }

  /** Whether the collection has no way but its iterator to go through its elements. */
  public static boolean areOfIterator(Object collection) {
    return collection instanceof ConcurrentSkipListSet<?>
        || collection instanceof Collection<?>
            && collection.getClass().getEnclosingClass() == ConcurrentSkipListMap.class;
  }

  /** Empties a map, bin by bin. */
  public static void clear(ConcurrentHashMap<?, ?> map, int site) {
    Hooks.beforeCall(map, site);
    prepare(map);
    Spliterator<?> keys = map.keySet().spliterator();
    Traverser traverser = new Traverser(keys);
    while (tryAdvance(keys, _ -> {}, map, site)) {
      Hooks.beforeCall(map, site);
      List<Object> bin = new ArrayList<>();
      for (Object node = traverser.node(); node != null; node = Bins.next(node)) {
        bin.add(Bins.key(node));
      }
      bin.forEach(map::remove);
      traverser.node(null);
      Operations.look(map, site);
    }
  }

  /** Whether there are others who could change something on the way. */
  private static boolean isWatched(Object map) {
    ProgramThread thread = World.running();
    World world = World.active();
    if (thread == null || world.objects().numberBehind(map) == 0) {
      return false;
    }
    for (ProgramThread other : world.threads()) {
      if (other != thread && !hasSeenEnd(thread, other)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the thread knows that the other one has ended: that it has is not enough. */
  private static boolean hasSeenEnd(ProgramThread thread, ProgramThread other) {
    Clocks clocks = World.active().clocks();
    int number = other.number();
    return other.ended && clocks.ordered(number, clocks.now(number) - 1, thread.number());
  }
}
