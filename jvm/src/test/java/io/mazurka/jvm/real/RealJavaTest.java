package io.mazurka.jvm.real;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.jvm.Javac;
import io.mazurka.jvm.ReadsStates;
import io.mazurka.jvm.real.RealComparison.Answer;
import io.mazurka.jvm.real.RealComparison.Verdict;
import io.mazurka.program.ProgramException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Random programs that call the JDK do nothing on the Java virtual machine itself that the searches
 * do not know of. It is the one judge that shares no models with them.
 *
 * <p>A failure shows its seed and the source, and what the program did. {@code ./build -pl jvm -am
 * test -Dtest=RealJavaTest -Dsurefire.failIfNoSpecifiedTests=false -Dmazurka.random.seed=N
 * -Dmazurka.random.programs=1} runs that program alone; more programs make a longer run.
 */
@ReadsStates
class RealJavaTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);
  private static final int PROGRAMS = Integer.getInteger("mazurka.random.programs", 25);
  private static final long MOST_EXECUTIONS = 100;

  /** Writes the program of a seed. */
  private interface Writer {
    String source(String name, long seed, int size);
  }

  @TempDir Path folder;

  @Test
  void searches_whereOneThreadCalls_knowWhatJavaDoes() {
    compare(RandomCalls::sequential, 6, 1);
  }

  @Test
  void searches_whereThreadsCall_knowWhatJavaDoes() {
    compare(RandomCalls::concurrent, 2, 5);
  }

  private void compare(Writer writer, int size, int runs) {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + PROGRAMS; seed++) {
      sources.put("Real" + seed, writer.source("Real" + seed, seed, size));
    }
    Javac.compile(sources, folder);
    SplittableRandom random = new SplittableRandom(FIRST_SEED);
    sources.forEach((name, source) -> {
      Answer answer = answer(name, runs, random);
      assertThat(answer.verdict())
          .as("%s%n%s%n%s", name, source, answer.text())
          .isNotEqualTo(Verdict.DIFFERENT);
    });
  }

  /** A program that cannot be handled says nothing about the others. */
  private Answer answer(String name, int runs, SplittableRandom random) {
    try {
      return new RealComparison(folder, name, MOST_EXECUTIONS).compare(runs, random);
    } catch (ProgramException refused) {
      return new Answer(Verdict.TOO_LARGE, String.valueOf(refused.getMessage()));
    }
  }
}
