package io.mazurka.jvm.runtime;

import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentSkipListMap;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * An iterator over linked nodes to which others may be added anywhere: it looks for a node, and
 * then at what is in it, which may be gone or be another thing by then.
 */
final class NodeWalk {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final List<Layout> LAYOUTS =
      List.of(
          Layout.of(
              ConcurrentSkipListMap.class, "Iter", "lastReturned", "next", "nextValue", "val"),
          Layout.of(
              ConcurrentLinkedDeque.class,
              "AbstractItr",
              "lastRet",
              "nextNode",
              "nextItem",
              "item"));

  /** Where the iterators of a class have the last node, the next one and what is in that one. */
  private record Layout(Class<?> type, long last, long next, long content, long ofNode) {

    static Layout of(
        Class<?> collection, String name, String last, String next, String content, String ofNode) {
      Class<?> type = Nested.of(collection, name);
      return new Layout(
          type,
          UNSAFE.objectFieldOffset(type, last),
          UNSAFE.objectFieldOffset(type, next),
          UNSAFE.objectFieldOffset(type, content),
          UNSAFE.objectFieldOffset(Nested.of(collection, "Node"), ofNode));
    }
  }

  private final Iterator<?> iterator;
  private final Layout layout;
  private final Object collection;
  private final int site;

  private NodeWalk(Iterator<?> iterator, Layout layout, Object collection, int site) {
    this.iterator = iterator;
    this.layout = layout;
    this.collection = collection;
    this.site = site;
  }

  static boolean isOne(Object object) {
    return layout(object) != null;
  }

  /** What the iterator does after it has found a node. */
  static NodeWalk of(Object iterator, Object collection, int site) {
    Layout layout = layout(iterator);
    if (layout == null) {
      throw new IllegalArgumentException(iterator.getClass().getName());
    }
    return new NodeWalk((Iterator<?>) iterator, layout, collection, site);
  }

  private static @Nullable Layout layout(Object object) {
    for (Layout layout : LAYOUTS) {
      if (layout.type.isInstance(object)) {
        return layout;
      }
    }
    return null;
  }

  /** Looks into the node that was found, and goes on as long as there is nothing. */
  void settle() {
    for (Object node = node(); node != null; node = node()) {
      Operations.look(collection, site);
      Object content = UNSAFE.getReference(node, layout.ofNode);
      if (content != null) {
        UNSAFE.putReference(iterator, layout.content, content);
        return;
      }
      Object last = UNSAFE.getReference(iterator, layout.last);
      iterator.next();
      UNSAFE.putReference(iterator, layout.last, last);
    }
  }

  private @Nullable Object node() {
    return UNSAFE.getReference(iterator, layout.next);
  }
}
