package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A verdict of verified holds without data races only, or says that they were not looked for. */
@ReadsStates
class RacesOffTest {

  private static final String RACING =
      """
      public class Main {
        static int x;
        public static void main(String[] args) {
          new Thread(() -> x = 1).start();
          x = 1;
        }
      }
      """;

  @TempDir Path classes;

  @Test
  void verdict_whereARaceIsAllThereIs_isVerifiedOnlyWithANoteThatNobodyLooked() {
    Javac.compile(Map.of("Main", RACING), classes);
    JvmOptions options = JvmOptions.of("Main", classes);
    for (Algorithm algorithm : Algorithm.values()) {
      try (JvmProgram looking = JvmProgram.load(options);
          JvmProgram blind = JvmProgram.load(options.withRaces(JvmOptions.Races.OFF))) {
        assertThat(search(looking, algorithm).verdict()).isEqualTo(Verdict.VIOLATED);
        assertThat(looking.notes()).noneMatch(note -> note.startsWith("Data races were not"));
        assertThat(search(blind, algorithm).verdict()).isEqualTo(Verdict.VERIFIED);
        assertThat(blind.notes())
            .anyMatch(note -> note.startsWith("Data races were not looked for"));
      }
    }
  }

  private static Result search(JvmProgram program, Algorithm algorithm) {
    return new Search(program, SearchOptions.of(algorithm), SearchListener.NONE).run();
  }
}
