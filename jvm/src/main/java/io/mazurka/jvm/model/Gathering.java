package io.mazurka.jvm.model;

import java.util.Spliterator;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A stage of a parallel stream that looks at more than one element. The JDK would evaluate what is
 * before it with threads that nobody controls; so the stream that comes after is one of its own,
 * whose source is asked for, as always, when the end of the stream is reached. Only then it is
 * known whether the stream is parallel: who says so last says it for the whole of it.
 */
final class Gathering<T extends @Nullable Object, R extends @Nullable Object>
    implements Supplier<Spliterator<R>> {

  private final Stream<T> before;
  private final Function<Stream<T>, Stream<R>> alone;
  private final Function<Stream<T>, Spliterator<R>> inParts;
  private final int site;
  private @Nullable Stream<R> after;

  private Gathering(
      Stream<T> before,
      Function<Stream<T>, Stream<R>> alone,
      Function<Stream<T>, Spliterator<R>> inParts,
      int site) {
    // A stage that does nothing: from now on nobody else may add one.
    this.before = Views.of(before, before.peek(_ -> {}));
    this.alone = alone;
    this.inParts = inParts;
    this.site = site;
  }

  /**
   * The stream after the stage.
   *
   * @param characteristics what is known of its elements
   * @param alone the stage as the JDK has it, for a stream that turns out not to be parallel
   * @param inParts the elements after the stage, evaluated in parallel
   */
  static <T extends @Nullable Object, R extends @Nullable Object> Stream<R> stage(
      Stream<T> before,
      int characteristics,
      Function<Stream<T>, Stream<R>> alone,
      Function<Stream<T>, Spliterator<R>> inParts,
      int site) {
    Gathering<T, R> stage = new Gathering<>(before, alone, inParts, site);
    Stream<R> after = StreamSupport.stream(stage, characteristics, true).onClose(before::close);
    stage.after = after;
    return after;
  }

  @Override
  public Spliterator<R> get() {
    if (after == null || after.isParallel()) {
      return inParts.apply(before.parallel());
    }
    Views.before(before, site);
    return alone.apply(before.sequential()).spliterator();
  }
}
