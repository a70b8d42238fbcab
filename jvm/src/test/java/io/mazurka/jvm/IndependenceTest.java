package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the operations of Java programs say of each other is so, see {@link Independence}.
 *
 * <p>A failure shows the program, by its seed where it was drawn. {@code -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that one alone; more programs make a longer run.
 */
@ReadsStates
class IndependenceTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 30);
  private static final int WALKS = 2;

  /** What random programs are made of. */
  private static final Map<String, SmallPrograms.Writer> SORTS =
      Map.of(
          "Anything",
          RandomJava::source,
          "Lines",
          RandomLines::source,
          "Fields",
          of(ProtectedFields.VOCABULARY),
          "Contents",
          of(ProtectedContents.VOCABULARY),
          "Daemons",
          (name, seed, size) -> RandomJava.sourceWithDaemons(name, seed, size, false));

  @TempDir Path classes;

  @TestFactory
  Stream<DynamicTest> independentOperations_ofPrograms_commute() throws IOException {
    Map<String, String> sources = ProgramsTest.sources("correct");
    sources.putAll(ProgramsTest.sources("wrong"));
    Javac.compile(sources, classes);
    return sources.entrySet().stream()
        .map(entry ->
            DynamicTest.dynamicTest(
                entry.getKey(),
                () -> {
                  Expectation expected = Expectation.of(entry.getValue());
                  check(expected.options(entry.getKey(), classes), 1, entry.getKey());
                }));
  }

  private static SmallPrograms.Writer of(RandomProtected.Vocabulary words) {
    return (name, seed, size) -> RandomProtected.source(words, name, seed, size);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Anything", "Lines", "Fields", "Contents", "Daemons"})
  void independentOperations_ofRandomPrograms_commute(String sort) {
    SmallPrograms.Writer writer = Objects.requireNonNull(SORTS.get(sort));
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      String name = sort + seed;
      sources.put(name, writer.source(name, seed, 4 + (int) (seed % 12)));
    }
    Javac.compile(sources, classes);
    int pairs = 0;
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      String name = sort + seed;
      Conditions conditions =
          Conditions.usual()
              .withSpuriousWakeups(seed % 4 == 0 ? 1 : 0)
              .withLateTimeouts(seed % 3 == 0);
      String what = "seed %d%n%s".formatted(seed, sources.get(name));
      pairs += check(JvmOptions.of(name, classes).under(conditions), seed, what);
    }
    assertThat(pairs).isGreaterThan(3 * PROGRAMS);
  }

  @Test
  void independentOperations_ofProgramsWithTables_commuteWithAllHashCodes() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      String name = "Tables" + seed;
      sources.put(name, RandomTables.source(name, seed, 2 + (int) (seed % 3), 3));
    }
    Javac.compile(sources, classes);
    sources.forEach((name, source) -> {
      try (JvmProgram program = JvmProgram.load(JvmOptions.of(name, classes))) {
        SplittableRandom random = new SplittableRandom(name.hashCode());
        Independence.checkWithHashes(program, WALKS, random, name + "\n" + source);
      }
    });
  }

  private static int check(JvmOptions options, long seed, String what) {
    try (JvmProgram program = JvmProgram.load(options)) {
      return Independence.check(program, WALKS, new SplittableRandom(seed), what);
    }
  }
}
