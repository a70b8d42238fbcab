package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Transformed programs do what they did before, first and again after a reset. */
class BehaviourTest {

  static Stream<Arguments> programs() {
    return Stream.of(
            Stream.of(8, 11, 17, 25).map(release -> Arguments.of("Java8", release)),
            Stream.of(9, 11, 25).map(release -> Arguments.of("Java9", release)),
            Stream.of(17, 21, 25).map(release -> Arguments.of("Java17", release)),
            Stream.of(21, 25).map(release -> Arguments.of("Java21", release)),
            Stream.of(25).map(release -> Arguments.of("Java25", release)))
        .flatMap(s -> s);
  }

  @ParameterizedTest
  @MethodSource("programs")
  void transformedProgram_behavesAsBefore(String name, int release) throws Exception {
    try (TestProgram program = new TestProgram(release, Compiled.source(name))) {
      Object expected = program.runUntransformed();
      assertThat(program.run()).isEqualTo(expected);
      assertThat(program.runtime.monitors()).isEmpty();
      assertThat(program.events()).isNotEmpty();
      program.runtime.reset();
      assertThat(program.run()).as("after a reset").isEqualTo(expected);
    }
  }
}
