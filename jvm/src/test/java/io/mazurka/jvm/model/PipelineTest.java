package io.mazurka.jvm.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Spliterator;
import java.util.stream.BaseStream;
import java.util.stream.DoubleStream;
import java.util.stream.Gatherers;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PipelineTest {

  static List<BaseStream<?, ?>> barriers() {
    return List.of(
        Stream.of(2, 1).sorted(),
        Stream.of(2, 1).sorted().map(x -> x),
        Stream.of(2, 1).distinct(),
        Stream.of(2, 1).limit(1),
        Stream.of(2, 1).skip(1),
        Stream.of(2, 1).takeWhile(x -> x > 1),
        Stream.of(2, 1).dropWhile(x -> x > 1),
        Stream.of(2, 1).gather(Gatherers.windowFixed(2)),
        IntStream.of(2, 1).sorted(),
        IntStream.of(2, 1).limit(1).boxed(),
        LongStream.of(2, 1).skip(1),
        DoubleStream.of(2, 1).takeWhile(x -> x > 1));
  }

  @ParameterizedTest
  @MethodSource("barriers")
  void hasBarrier_whereAStageLooksAtSeveralElements(BaseStream<?, ?> stream) {
    assertThat(Pipeline.hasBarrier(stream)).isTrue();
  }

  @Test
  void hasBarrier_notWhereEachElementIsLookedAtAlone() {
    Stream<Integer> stream = Stream.of(1, 2).map(x -> x + 1).filter(x -> x > 1).peek(_ -> {});
    assertThat(Pipeline.hasBarrier(stream)).isFalse();
    assertThat(Pipeline.hasBarrier(IntStream.range(0, 2).boxed().flatMap(Stream::of))).isFalse();
  }

  @Test
  void characteristics_areThoseOfTheElements() {
    assertThat(Pipeline.characteristics(Stream.of(1, 2).map(x -> x)))
        .isEqualTo(Spliterator.ORDERED | Spliterator.SIZED);
    assertThat(Pipeline.characteristics(Stream.of(1, 2).unordered().filter(x -> x > 1))).isZero();
    assertThat(Pipeline.characteristics(Stream.of(2, 1).sorted()) & Spliterator.SORTED)
        .isEqualTo(Spliterator.SORTED);
  }
}
