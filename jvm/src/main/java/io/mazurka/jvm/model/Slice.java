package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Operations;
import java.util.ArrayList;
import java.util.List;
import java.util.Spliterator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The beginning of a parallel stream, or what is left without it. Where the elements have no order
 * any of them may come first: each part gives its own first ones, and how many of them is a choice.
 */
final class Slice<T extends @Nullable Object> {

  private static final int SPLITS_EVENLY = Spliterator.SIZED | Spliterator.SUBSIZED;

  private final Stream<T> stream;
  private final long count;
  private final boolean kept;
  private final int site;

  private Slice(Stream<T> stream, long count, boolean kept, int site) {
    this.stream = stream;
    this.count = count;
    this.kept = kept;
    this.site = site;
  }

  /** As many elements as that, or fewer if there are not so many. */
  static <T extends @Nullable Object> Spliterator<T> first(Stream<T> stream, long count, int site) {
    return new Slice<>(stream, count, true, site).elements();
  }

  /** All elements but as many as that. */
  static <T extends @Nullable Object> Spliterator<T> without(
      Stream<T> stream, long count, int site) {
    return new Slice<>(stream, count, false, site).elements();
  }

  private Spliterator<T> elements() {
    Spliterator<T> all = stream.spliterator();
    Stream<T> again = Views.of(stream, StreamSupport.stream(all, true));
    if (all.hasCharacteristics(SPLITS_EVENLY)) {
      // Elements are found by their number: none is evaluated for nothing.
      return all.estimateSize() == 0 ? all : of(again).spliterator();
    }
    return cut(parts(again), all.hasCharacteristics(Spliterator.ORDERED)).spliterator();
  }

  private Stream<T> of(Stream<T> whole) {
    return kept ? whole.limit(count) : whole.skip(count);
  }

  private List<List<T>> parts(Stream<T> whole) {
    return Forks.evaluate(
        whole,
        site,
        part -> {
          List<T> elements = new ArrayList<>();
          (kept ? part.limit(count) : part).forEachOrdered(elements::add);
          return new ArrayList<>(List.of(elements));
        },
        (left, right) -> {
          left.addAll(right);
          return left;
        });
  }

  private List<T> cut(List<List<T>> parts, boolean ordered) {
    List<T> rest = new ArrayList<>();
    int behind = parts.stream().mapToInt(List::size).sum();
    int open = (int) Math.min(count, behind);
    for (List<T> part : parts) {
      behind -= part.size();
      int most = Math.min(open, part.size());
      int first = ordered ? most : atLeast(Math.max(0, open - behind), most);
      rest.addAll(kept ? part.subList(0, first) : part.subList(first, part.size()));
      open -= first;
    }
    return rest;
  }

  private int atLeast(int least, int most) {
    return least == most ? most : least + Operations.choose(most - least + 1, site);
  }
}
