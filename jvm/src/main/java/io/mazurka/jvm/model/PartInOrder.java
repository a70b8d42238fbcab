package io.mazurka.jvm.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A part of a parallel stream whose elements are to be handled in their order. All parts are
 * evaluated at the same time, each but the last by a thread of its own, as in {@link Forks}. What
 * is to be done to the elements waits for the parts before to have done it, and not for those
 * after: they may still be under evaluation.
 */
final class PartInOrder<T extends @Nullable Object> implements Runnable {

  private final Stream<T> stream;
  private final Consumer<? super T> action;
  private final int site;
  private final Spliterator<T> elements;
  private final @Nullable PartInOrder<T> before;
  private @Nullable Thread thread;
  private @Nullable Throwable failure;

  private PartInOrder(
      Stream<T> stream,
      Consumer<? super T> action,
      int site,
      Spliterator<T> elements,
      @Nullable PartInOrder<T> before) {
    this.stream = stream;
    this.action = action;
    this.site = site;
    this.elements = elements;
    this.before = before;
  }

  /** Has an action performed on all elements of a stream in their order. */
  static <T extends @Nullable Object> void forEach(
      Stream<T> stream, Consumer<? super T> action, int site) {
    List<Spliterator<T>> parts = new ArrayList<>();
    split(stream.spliterator(), Forks.DEPTH, parts);
    PartInOrder<T> last = null;
    int threads = 0;
    for (Spliterator<T> elements : parts) {
      if (last != null) {
        last.thread = Forks.start(last, ++threads, site);
      }
      last = new PartInOrder<>(stream, action, site, elements, last);
    }
    Objects.requireNonNull(last).handle();
  }

  private static <T extends @Nullable Object> void split(
      Spliterator<T> elements, int depth, List<Spliterator<T>> parts) {
    Spliterator<T> prefix = depth == 0 ? null : elements.trySplit();
    if (prefix == null) {
      parts.add(elements);
    } else {
      split(prefix, depth - 1, parts);
      split(elements, depth - 1, parts);
    }
  }

  private void handle() {
    Views.beforePart(stream, elements, site);
    Stream<T> part = StreamSupport.stream(elements, false);
    if (before == null) {
      part.forEachOrdered(action);
    } else {
      List<T> evaluated = new ArrayList<>();
      part.forEachOrdered(evaluated::add);
      before.await();
      evaluated.forEach(action);
    }
  }

  private void await() {
    if (thread != null) {
      Forks.join(thread, site);
    }
    if (failure != null) {
      throw Forks.<RuntimeException>asIs(failure);
    }
  }

  @Override
  public void run() {
    try {
      handle();
    } catch (Throwable e) {
      failure = e;
    }
  }
}
