package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What stands in for classes of the JDK does what they do, where one thread uses it. */
class SubstitutesTest {

  @TempDir Path folder;

  /** The programs tell by a method {@code told} what they print. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "StagesOfEverySort",
        "ScheduledOfEverySort",
        "PublishersOfEverySort",
        "InterruptsOfEverySort"
      })
  void whatIsPrinted_isWhatJavaPrints(String name) throws Exception {
    Path source = Path.of("..", "programs", "correct", name + ".java");
    Javac.compile(Map.of(name, Files.readString(source)), folder);
    assertThat(outcomes(name)).containsOnlyKeys(toldByJava(name));
  }

  private Map<String, ?> outcomes(String name) {
    try (JvmProgram program = JvmProgram.load(JvmOptions.of(name, folder))) {
      Result result =
          new Search(program, SearchOptions.of(Algorithm.OPTIMAL), SearchListener.NONE).run();
      return result.outcomes();
    }
  }

  private String toldByJava(String name) throws Exception {
    URL[] path = {folder.toUri().toURL()};
    try (URLClassLoader loader = new URLClassLoader(path, getClass().getClassLoader())) {
      Method told = loader.loadClass(name).getDeclaredMethod("told");
      told.setAccessible(true);
      return (String) told.invoke(null);
    }
  }
}
