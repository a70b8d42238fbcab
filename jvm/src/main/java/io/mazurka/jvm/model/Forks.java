package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.BaseStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What parallel streams are made of under control: a stream's elements are split as the stream
 * itself would split them, into four parts at the most, and each part but the last is handled by a
 * thread of its own. Who has split a part off waits for it and combines the two results, while
 * others may still be at work.
 */
final class Forks<T extends @Nullable Object, R extends @Nullable Object> implements Runnable {

  /** How often a part is split: four threads meet all that two elements can do to each other. */
  private static final int DEPTH = 2;

  private final Stream<T> stream;
  private final int site;
  private final Function<Stream<T>, R> handle;
  private final BinaryOperator<R> combine;
  private final Spliterator<T> elements;
  private final int depth;
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
  }

  /** A part of another one. */
  private Forks(Forks<T, R> whole, Spliterator<T> elements, int depth) {
    this.stream = whole.stream;
    this.site = whole.site;
    this.handle = whole.handle;
    this.combine = whole.combine;
    this.elements = elements;
    this.depth = depth;
  }

  /** Handles the parts of a stream, and combines their results in the order of the elements. */
  static <T extends @Nullable Object, R extends @Nullable Object> R evaluate(
      Stream<T> stream, int site, Function<Stream<T>, R> handle, BinaryOperator<R> combine) {
    return new Forks<>(stream, site, handle, combine).compute();
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

  /** A stream that is not parallel; others are refused, as the JDK's own threads would come in. */
  static <S extends BaseStream<?, S>> S sequential(S stream, String method, int site) {
    if (stream.isParallel()) {
      throw Operations.refuse(
          method + "() of a parallel stream",
          "Collect the elements first, or make the stream sequential.",
          site);
    }
    Views.before(stream, site);
    return stream;
  }

  private R compute() {
    Spliterator<T> prefix = depth == 0 ? null : elements.trySplit();
    if (prefix == null) {
      Views.before(stream, site);
      return handle.apply(StreamSupport.stream(elements, false));
    }
    Forks<T, R> left = new Forks<>(this, prefix, depth - 1);
    Thread thread = new Thread(left, "ForkJoinPool.commonPool-worker-" + (DEPTH - depth + 1));
    ThreadModel.start(thread, site);
    R right = new Forks<>(this, elements, depth - 1).compute();
    join(thread);
    return combine.apply(left.result(), right);
  }

  /** Waits for a part; an interrupt does not matter, and is not forgotten. */
  private void join(Thread thread) {
    boolean interrupted = false;
    for (boolean joined = false; !joined; ) {
      try {
        ThreadModel.join(thread, site);
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
  private R result() {
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
