package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import io.mazurka.jvm.runtime.Operations;
import java.util.Spliterator;
import java.util.stream.BaseStream;
import org.jspecify.annotations.Nullable;

/**
 * Iterators and views that JDK collections hand out. They are objects of their own, yet whoever
 * uses one uses the collection: a thread that iterates while another adds an element races with it.
 */
final class Views {

  private Views() {}

  /** Stands before a call of the collection until the thread may perform it. */
  static void before(Object collection, int site) {
    Hooks.beforeCall(collection, site);
  }

  /**
   * Stands before a look at a part of the elements of a stream, whose other parts others look at.
   */
  static void beforePart(BaseStream<?, ?> stream, Spliterator<?> elements, int site) {
    Hooks.passed(elements, false);
    Operations.look(stream, site);
  }

  /** Makes accesses to the view count as accesses to the collection; gives the view back. */
  static <T extends @Nullable Object> T of(Object collection, T view) {
    if (view != null && Jdk.isJdk(collection.getClass()) && Jdk.isJdk(view.getClass())) {
      Hooks.view(view, collection);
    }
    return view;
  }

  /** The same for a wrapper, which may be published together with what it wraps. */
  static <T> T wrapping(Object inside, T wrapper) {
    Operations.wrap(wrapper, inside);
    return wrapper;
  }
}
