package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.function.BinaryOperator;
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
  static final int DEPTH = 2;

  private final Stream<T> stream;
  private final int site;
  private final Function<Stream<T>, R> handle;
  private final BinaryOperator<R> combine;
  private final Spliterator<T> elements;
  private final int depth;
  private final Failures failures;
  private @Nullable Forks<T, R> left;
  private @Nullable Forks<T, R> right;
  private @Nullable Thread thread;
  private @Nullable R result;
  private @Nullable Throwable failure;

  private Forks(
      Stream<T> stream, int site, Function<Stream<T>, R> handle, BinaryOperator<R> combine) {
    this.stream = stream;
    this.site = site;
    this.handle = handle;
    this.combine = combine;
    this.elements = stream.spliterator();
    this.depth = DEPTH;
    this.failures = new Failures(site);
  }

  /** A part of another one. */
  private Forks(Forks<T, R> whole, Spliterator<T> elements) {
    this.stream = whole.stream;
    this.site = whole.site;
    this.handle = whole.handle;
    this.combine = whole.combine;
    this.elements = elements;
    this.depth = whole.depth - 1;
    this.failures = whole.failures;
  }

  /** Handles the parts of a stream, and combines their results in the order of the elements. */
  static <T extends @Nullable Object, R extends @Nullable Object> R evaluate(
      Stream<T> stream, int site, Function<Stream<T>, R> handle, BinaryOperator<R> combine) {
    return new Forks<>(stream, site, handle, combine).evaluate();
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

  private R evaluate() {
    split();
    start(1);
    try {
      return compute();
    } catch (Throwable e) {
      throw Forks.<RuntimeException>asIs(failures.first(e, isSplitTwice()));
    }
  }

  /** Whether the last part may be handled by another thread in Java, which forks either half. */
  private boolean isSplitTwice() {
    return right != null && right.right != null;
  }

  private void split() {
    Spliterator<T> prefix = depth == 0 ? null : elements.trySplit();
    if (prefix != null) {
      left = new Forks<>(this, prefix);
      right = new Forks<>(this, elements);
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
    left.thread = start(left, next, site);
    return next + 1;
  }

  /** Starts a thread that handles a part; as one of the common pool's, it inherits nothing. */
  static Thread start(Runnable part, int number, int site) {
    String name = "ForkJoinPool.commonPool-worker-" + number;
    Thread thread = new Thread(null, part, name, 0, false);
    ThreadModel.start(thread, site);
    return thread;
  }

  private R compute() {
    if (left == null || right == null) {
      Views.beforePart(stream, elements, site);
      return failures.noting(() -> handle.apply(StreamSupport.stream(elements, false)));
    }
    R last = right.compute();
    R first = left.awaited();
    return failures.noting(() -> combine.apply(first, last));
  }

  /** Waits for the thread; an interrupt does not matter, and is not forgotten. */
  static void join(Thread worker, int site) {
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
      join(thread, site);
    }
    if (failure != null) {
      throw Forks.<RuntimeException>asIs(failure);
    }
    return result;
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // Erased: nothing is cast.
  static <E extends Throwable> E asIs(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
