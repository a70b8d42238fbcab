package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.BaseStream;
import java.util.stream.Gatherer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The stages of streams that look at more than one element: see {@link Gathering}. */
@ModelOf("java/util/stream/Stream")
public final class StreamStageModel {

  private StreamStageModel() {}

  /** Refuses to make a stream parallel that has such a stage already, of the JDK's own making. */
  static void checkParallel(BaseStream<?, ?> self, int site) {
    if (!self.isParallel() && Pipeline.hasBarrier(self)) {
      throw Operations.refuse(
          "parallel() after a stage such as sorted() or limit()",
          "Make the stream parallel before that stage: it is the whole stream that becomes so.",
          site);
    }
  }

  public static <T extends @Nullable Object> Stream<T> sorted(Stream<T> self, int site) {
    Stream<T> seen = seen(self, Spliterator.SORTED, Looks.ordering(site));
    if (!self.isParallel()) {
      return Views.of(self, seen.sorted());
    }
    int known = Pipeline.characteristics(self) & (Spliterator.SIZED | Spliterator.DISTINCT);
    return Gathering.stage(
        seen,
        known | Spliterator.ORDERED | Spliterator.SORTED,
        Stream::sorted,
        stream -> Parts.sorted(stream, null, site),
        site);
  }

  public static <T extends @Nullable Object> Stream<T> sorted(
      Stream<T> self, Comparator<? super T> comparator, int site) {
    Comparator<? super T> order = Looks.order(comparator, site);
    if (!self.isParallel()) {
      return Views.of(self, self.sorted(order));
    }
    int known = Pipeline.characteristics(self) & (Spliterator.SIZED | Spliterator.DISTINCT);
    return Gathering.stage(
        self,
        known | Spliterator.ORDERED,
        stream -> stream.sorted(order),
        stream -> Parts.sorted(stream, order, site),
        site);
  }

  public static <T extends @Nullable Object> Stream<T> distinct(Stream<T> self, int site) {
    Stream<T> seen = seen(self, Spliterator.DISTINCT, Looks.hashing(site));
    if (!self.isParallel()) {
      return Views.of(self, seen.distinct());
    }
    return Gathering.stage(
        seen,
        unsized(self) | Spliterator.DISTINCT,
        Stream::distinct,
        stream -> Parts.distinct(stream, site),
        site);
  }

  public static <T extends @Nullable Object> Stream<T> limit(Stream<T> self, long size, int site) {
    if (!self.isParallel() || size < 0) {
      return Views.of(self, self.limit(size));
    }
    return Gathering.stage(
        self,
        Pipeline.characteristics(self),
        stream -> stream.limit(size),
        stream -> Slice.first(stream, size, site),
        site);
  }

  public static <T extends @Nullable Object> Stream<T> skip(Stream<T> self, long count, int site) {
    if (!self.isParallel() || count <= 0) {
      return Views.of(self, self.skip(count));
    }
    return Gathering.stage(
        self,
        Pipeline.characteristics(self),
        stream -> stream.skip(count),
        stream -> Slice.without(stream, count, site),
        site);
  }

  public static <T extends @Nullable Object> Stream<T> takeWhile(
      Stream<T> self, Predicate<? super T> predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.takeWhile(predicate));
    }
    return Gathering.stage(
        self,
        unsized(self),
        stream -> stream.takeWhile(predicate),
        stream -> Parts.takeWhile(stream, predicate, site),
        site);
  }

  public static <T extends @Nullable Object> Stream<T> dropWhile(
      Stream<T> self, Predicate<? super T> predicate, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.dropWhile(predicate));
    }
    return Gathering.stage(
        self,
        unsized(self),
        stream -> stream.dropWhile(predicate),
        stream -> Parts.dropWhile(stream, predicate, site),
        site);
  }

  public static <T extends @Nullable Object, R extends @Nullable Object> Stream<R> gather(
      Stream<T> self, Gatherer<? super T, ?, R> gatherer, int site) {
    if (!self.isParallel()) {
      return Views.of(self, self.gather(gatherer));
    }
    return Gathering.stage(
        self,
        Pipeline.characteristics(self) & Spliterator.ORDERED,
        stream -> stream.gather(gatherer),
        stream -> Parts.gather(stream, gatherer, site),
        site);
  }

  /** The stream with a look at its elements, unless it is known to need none for that stage. */
  private static <T extends @Nullable Object> Stream<T> seen(
      Stream<T> stream, int needless, Consumer<T> look) {
    return (Pipeline.characteristics(stream) & needless) != 0
        ? stream
        : Views.of(stream, stream.peek(look));
  }

  private static int unsized(Stream<?> stream) {
    return Pipeline.characteristics(stream) & ~Spliterator.SIZED;
  }
}
