package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Bounds;
import io.mazurka.engine.Circles;
import io.mazurka.engine.Counterexample;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.program.Finding;
import io.mazurka.program.Program;
import io.mazurka.program.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs under {@code programs/}: every algorithm finds what their headers say, and nothing
 * else. {@code -Dmazurka.program=Name,Name} runs some of them alone, {@code
 * -Dmazurka.algorithm=dpor} one algorithm.
 */
class ProgramsTest {

  /** Platform threads do not show their frames, and what needs these is left undone. */
  private static final boolean SHOWS_STATES =
      !System.getProperty("mazurka.threads", "").equals("platform");

  private static final Path PROGRAMS = Path.of("..", "programs");
  private static final String SOME = System.getProperty("mazurka.program", "");
  private static final Bounds FEW_SCHEDULES = Bounds.NONE.withExecutions(60_000).withDepth(2_000);
  private static final Map<String, String> CORRECT = new LinkedHashMap<>();
  private static final Map<String, String> WRONG = new LinkedHashMap<>();

  @TempDir static Path classes;

  @BeforeAll
  static void compile() throws IOException {
    read("correct", CORRECT);
    read("wrong", WRONG);
    Map<String, String> all = new LinkedHashMap<>(CORRECT);
    all.putAll(WRONG);
    assertThat(all).as("a name serves one program").hasSize(CORRECT.size() + WRONG.size());
    Javac.compile(all, classes);
  }

  private static void read(String folder, Map<String, String> into) throws IOException {
    into.putAll(sources(folder));
    into.keySet().removeIf(name -> !SOME.isEmpty() && !List.of(SOME.split(",")).contains(name));
  }

  /** The programs in a folder, by name. */
  static Map<String, String> sources(String folder) throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    try (Stream<Path> files = Files.list(PROGRAMS.resolve(folder))) {
      for (Path file : files.sorted().toList()) {
        String name = file.getFileName().toString().replaceFirst("\\.java$", "");
        sources.put(name, Files.readString(file));
      }
    }
    return sources;
  }

  @TestFactory
  Stream<DynamicContainer> correctPrograms_areVerified() {
    return tests(CORRECT);
  }

  @TestFactory
  Stream<DynamicContainer> wrongPrograms_areFoundOut() {
    WRONG.forEach(
        (name, source) -> assertThat(Expectation.of(source).findings()).as(name).isNotEmpty());
    return tests(WRONG);
  }

  private static Stream<DynamicContainer> tests(Map<String, String> programs) {
    return programs.entrySet().stream()
        .map(program -> tests(program.getKey(), Expectation.of(program.getValue())));
  }

  private static DynamicContainer tests(String name, Expectation expected) {
    return DynamicContainer.dynamicContainer(
        name,
        expected.algorithms().stream()
            .map(algorithm ->
                DynamicTest.dynamicTest(
                    name + " " + algorithm.label(), () -> check(name, expected, algorithm))));
  }

  private static void check(String name, Expectation expected, Algorithm algorithm) {
    JvmOptions options = expected.options(name, classes);
    try (JvmProgram program = JvmProgram.load(options)) {
      SearchOptions search =
          SearchOptions.of(algorithm).withKeepGoing(true).withBounds(FEW_SCHEDULES);
      Result result = new Search(program, search, SearchListener.NONE).run();
      compare(expected, algorithm, result);
      assertReplayed(options, result.counterexamples());
    }
  }

  /** A program that has just been loaded follows the schedules too, as after a restart. */
  private static void assertReplayed(JvmOptions options, List<Counterexample> counterexamples) {
    if (!counterexamples.isEmpty()) {
      try (JvmProgram anew = JvmProgram.load(options)) {
        counterexamples.forEach(found -> assertReplayed(anew, found));
      }
    }
  }

  private static void compare(Expectation expected, Algorithm algorithm, Result result) {
    assertThat(kinds(result)).as("findings %s", messages(result)).isEqualTo(expected.findings());
    assertThat(result.complete()).as("complete, if not for %s", result.met()).isTrue();
    assertThat(result.verdict())
        .isEqualTo(expected.findings().isEmpty() ? Verdict.VERIFIED : Verdict.VIOLATED);
    for (String part : expected.messages()) {
      assertThat(messages(result)).anySatisfy(message -> assertThat(message).contains(part));
    }
    expected
        .outcomes()
        .ifPresent(outcomes -> assertThat(outcomes(result)).as("outcomes").isEqualTo(outcomes));
    expected
        .executions(algorithm)
        .filter(_ -> algorithm != Algorithm.AUTO || SHOWS_STATES)
        .ifPresent(count ->
            assertThat(result.statistics().executions()).as("executions").isEqualTo(count));
  }

  private static void assertReplayed(JvmProgram program, Counterexample found) {
    Program teller = program.hasOtherSteps() ? program.fellow() : program;
    Trace trace = Circles.trace(teller, found.schedule());
    assertThat(trace.findings())
        .as("findings on replay")
        .anySatisfy(finding -> {
          assertThat(finding.kind()).isEqualTo(found.finding().kind());
          assertThat(finding.message()).isEqualTo(found.finding().message());
        });
  }

  private static Set<Finding.Kind> kinds(Result result) {
    return result.counterexamples().stream()
        .map(c -> c.finding().kind())
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Finding.Kind.class)));
  }

  private static Set<String> messages(Result result) {
    return result.counterexamples().stream()
        .map(c -> c.finding().message())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> outcomes(Result result) {
    return result.outcomes().keySet().stream()
        .map(outcome -> outcome.replaceAll("\\R", "/"))
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
