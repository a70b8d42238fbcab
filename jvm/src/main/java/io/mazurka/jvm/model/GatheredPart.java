package io.mazurka.jvm.model;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.stream.Gatherer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * What a gatherer made of a part of a stream.
 *
 * @param state what it knows then
 * @param given what it has handed on
 * @param ended whether it wants no more elements
 */
record GatheredPart<
    T extends @Nullable Object, A extends @Nullable Object, R extends @Nullable Object>(
    A state, List<R> given, boolean ended) {

  static <T extends @Nullable Object, A extends @Nullable Object, R extends @Nullable Object>
      GatheredPart<T, A, R> of(Stream<T> part, Gatherer<? super T, A, R> gatherer) {
    A state = gatherer.initializer().get();
    List<R> given = new ArrayList<>();
    Gatherer.Integrator<A, ? super T, R> integrator = gatherer.integrator();
    boolean ended = part.anyMatch(element -> !integrator.integrate(state, element, given::add));
    return new GatheredPart<>(state, given, ended);
  }

  /** Both parts together; the second does not count if the first one wants no more. */
  GatheredPart<T, A, R> followedBy(GatheredPart<T, A, R> right, BinaryOperator<A> combiner) {
    if (ended) {
      return this;
    }
    given.addAll(right.given);
    return new GatheredPart<>(combiner.apply(state, right.state), given, right.ended);
  }

  /** All that was handed on, with what the gatherer adds in the end. */
  List<R> finished(BiConsumer<A, Gatherer.Downstream<? super R>> finisher) {
    finisher.accept(state, given::add);
    return given;
  }
}
