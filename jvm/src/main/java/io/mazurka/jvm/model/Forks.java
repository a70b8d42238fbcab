package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What parallel streams are made of under control: a stream's elements are split as the stream
 * itself would split them, into four parts at the most, and each part but the last is handled by a
 * thread of its own. The thread of a part waits for the one before it and combines the two results,
 * while others may still be at work.
 *
 * <p>Who evaluates the stream starts all threads, so that no two starts are to be ordered.
 */
final class Forks<T extends @Nullable Object, R extends @Nullable Object> implements Runnable {

  /** How often a part is split: four threads meet all that two elements can do to each other. */
  private static final int DEPTH = 2;

  private final Stream<T> stream;
  private final int site;
  private final Function<Stream<T>, R> handleFirst;
  private final Function<Stream<T>, R> handle;
  private final BinaryOperator<R> combine;
  private final Spliterator<T> elements;
  private final int depth;
  private final boolean first;
  private @Nullable Forks<T, R> left;
  private @Nullable Forks<T, R> right;
  private @Nullable Thread thread;
  private @Nullable R result;
  private @Nullable Throwable failure;

  private Forks(
      Stream<T> stream,
      int site,
      Function<Stream<T>, R> handleFirst,
      Function<Stream<T>, R> handle,
      BinaryOperator<R> combine) {
    this.stream = stream;
    this.site = site;
    this.handleFirst = handleFirst;
    this.handle = handle;
    this.combine = combine;
    this.elements = stream.spliterator();
    this.depth = DEPTH;
    this.first = true;
  }

  /** A part of another one. */
  private Forks(Forks<T, R> whole, Spliterator<T> elements, boolean first) {
    this.stream = whole.stream;
    this.site = whole.site;
    this.handleFirst = whole.handleFirst;
    this.handle = whole.handle;
    this.combine = whole.combine;
    this.elements = elements;
    this.depth = whole.depth - 1;
    this.first = first;
  }

  /** Handles the parts of a stream, and combines their results in the order of the elements. */
  static <T extends @Nullable Object, R extends @Nullable Object> R evaluate(
      Stream<T> stream, int site, Function<Stream<T>, R> handle, BinaryOperator<R> combine) {
    return new Forks<>(stream, site, handle, handle, combine).evaluate();
  }

  /** The elements of a stream, in their order. */
  static <T extends @Nullable Object> List<T> elements(Stream<T> stream, int site) {
    return evaluate(
        stream,
        site,
        part -> {
          List<T> elements = new ArrayList<>();
          part.forEachOrdered(elements::add);
          return elements;
        },
        (left, right) -> {
          left.addAll(right);
          return left;
        });
  }

  /**
   * Has an action performed on all elements in their order. The first part need not wait for others
   * to be evaluated, and each one after it only for those before.
   */
  static <T extends @Nullable Object> void inOrder(
      Stream<T> stream, Consumer<? super T> action, int site) {
    new Forks<T, Optional<List<T>>>(
            stream,
            site,
            part -> {
              part.forEachOrdered(action);
              return Optional.empty();
            },
            part -> {
              List<T> waiting = new ArrayList<>();
              part.forEachOrdered(waiting::add);
              return Optional.of(waiting);
            },
            (left, right) -> {
              List<T> next = right.orElseThrow();
              if (left.isPresent()) {
                left.get().addAll(next);
              } else {
                next.forEach(action);
              }
              return left;
            })
        .evaluate();
  }

  private R evaluate() {
    split();
    start(1);
    return compute();
  }

  private void split() {
    Spliterator<T> prefix = depth == 0 ? null : elements.trySplit();
    if (prefix != null) {
      left = new Forks<>(this, prefix, first);
      right = new Forks<>(this, elements, false);
      left.split();
      right.split();
    }
  }

  /** Starts the threads of all parts but the last; gives the number of the next thread. */
  private int start(int number) {
    if (left == null || right == null) {
      return number;
    }
    int next = right.start(left.start(number));
    left.thread = new Thread(left, "ForkJoinPool.commonPool-worker-" + next);
    ThreadModel.start(left.thread, site);
    return next + 1;
  }

  private R compute() {
    if (left == null || right == null) {
      Views.before(stream, site);
      return (first ? handleFirst : handle).apply(StreamSupport.stream(elements, false));
    }
    R last = right.compute();
    return combine.apply(left.awaited(), last);
  }

  /** Waits for the thread; an interrupt does not matter, and is not forgotten. */
  private void join(Thread worker) {
    boolean interrupted = false;
    for (boolean joined = false; !joined; ) {
      try {
        ThreadModel.join(worker, site);
        joined = true;
      } catch (InterruptedException _) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Operations.interrupt(Thread.currentThread(), site);
    }
  }

  @Override
  public void run() {
    try {
      result = compute();
    } catch (Throwable e) {
      failure = e;
    }
  }

  @SuppressWarnings("NullAway") // The result is null only if that is the result.
  private R awaited() {
    if (thread != null) {
      join(thread);
    }
    if (failure != null) {
      throw Forks.<RuntimeException>asIs(failure);
    }
    return result;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Erased: nothing is cast.
  private static <E extends Throwable> E asIs(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
