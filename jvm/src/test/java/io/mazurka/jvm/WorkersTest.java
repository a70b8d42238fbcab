package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Workers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Several workers find in a Java program what one does. */
class WorkersTest {

  private static final long FIRST_SEED = Long.getLong("mazurka.random.seed", 1);

  /** Platform threads are some hundred times slower. */
  private static final boolean SLOW = JvmOptions.Threads.best() == JvmOptions.Threads.PLATFORM;

  static final int RANDOM_PROGRAMS = SLOW ? 1 : Integer.getInteger("mazurka.random.programs", 6);
  private static final int SIZE = 7;
  private static final Bounds FEW = Bounds.NONE.withExecutions(SLOW ? 500 : 4_000).withDepth(2_000);
  private static final Path PROGRAMS = Path.of("..", "programs");

  @TempDir Path folder;

  @Test
  void severalWorkers_onRandomPrograms_findWhatOneDoes() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (long seed = FIRST_SEED; seed < FIRST_SEED + RANDOM_PROGRAMS; seed++) {
      sources.put("Random" + seed, RandomJava.source("Random" + seed, seed, SIZE));
    }
    Javac.compile(sources, folder);
    sources.keySet().forEach(this::compare);
  }

  /** Programs about which something is learned on the way, and such as use much of the JDK. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "correct/DaemonDies",
        "correct/InterruptedJoinSeesOldValue",
        "correct/StateOfWaiting",
        "wrong/DaemonHoldsLocks",
        "wrong/LeakedThis",
        "wrong/PoolRace"
      })
  void severalWorkers_onProgramsThatTeachThemSomething_findWhatOneDoes(String name)
      throws IOException {
    Path source = PROGRAMS.resolve(name + ".java");
    String mainClass = source.getFileName().toString().replace(".java", "");
    Javac.compile(Map.of(mainClass, Files.readString(source)), folder);
    compare(mainClass);
  }

  private void compare(String mainClass) {
    compare(mainClass, SearchOptions.NO_RECALL);
    compare(mainClass, 0);
  }

  /**
   * With programs of their own, or where one learns for all.
   *
   * @param recallAfter after how many executions states are remembered
   */
  private void compare(String mainClass, long recallAfter) {
    compare(mainClass, Algorithm.DPOR, recallAfter);
    Result one = search(mainClass, Algorithm.OPTIMAL, Workers.ONE, recallAfter);
    Result several = compare(mainClass, Algorithm.OPTIMAL, recallAfter);
    if (one.complete()) {
      assertThat(several.outcomes()).as(mainClass).isEqualTo(one.outcomes());
    }
  }

  private Result compare(String mainClass, Algorithm algorithm, long recallAfter) {
    Result one = search(mainClass, algorithm, Workers.ONE, recallAfter);
    Result several = search(mainClass, algorithm, new Workers(3, 1), recallAfter);
    String what = mainClass + ", " + algorithm + ", " + recallAfter;
    assertThat(several.complete()).as(what).isEqualTo(one.complete());
    if (one.complete()) {
      assertThat(several.outcomes().keySet()).as(what).isEqualTo(one.outcomes().keySet());
      assertThat(findings(several)).as(what).isEqualTo(findings(one));
    }
    return several;
  }

  private Result search(String mainClass, Algorithm algorithm, Workers workers, long recallAfter) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(mainClass, folder))) {
      SearchOptions options =
          SearchOptions.of(algorithm)
              .withKeepGoing(true)
              .withBounds(FEW)
              .withWorkers(workers)
              .withRecallAfter(recallAfter);
      Search search = new Search(program, options, SearchListener.NONE);
      Result result = search.run();
      assertThat(search.notes()).as(mainClass).noneMatch(note -> note.startsWith("One worker"));
      return result;
    }
  }

  private static Set<String> findings(Result result) {
    return result.counterexamples().stream()
        .map(c -> BruteForce.text(c.finding()))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
