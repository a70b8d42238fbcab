package io.mazurka.jvm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.mazurka.engine.Algorithm;
import io.mazurka.engine.Result;
import io.mazurka.engine.Search;
import io.mazurka.engine.SearchListener;
import io.mazurka.engine.SearchOptions;
import io.mazurka.engine.Verdict;
import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The page {@code docs/coverage.md} says what is true: it is made from the programs whose headers
 * say what they cover, and from what the search makes of them. With {@code
 * -Dmazurka.golden.update=true} the page is written anew.
 */
@DisabledIfSystemProperty(
    named = "mazurka.threads",
    matches = "platform",
    disabledReason = "the page tells what the default carrier does")
class CoverageTest {

  private static final Path PROGRAMS = Path.of("..", "programs");
  private static final Path PAGE = Path.of("..", "docs", "coverage.md");

  private static final String HEAD =
      """
      # What is under control

      Every class and feature below has a program with a bug that is found and a program that is verified. This page is
      made by `CoverageTest` from the programs' headers, and the test fails where it does not tell what happens.
      Executions are those of `optimal`, until the search was complete.

      | class or feature | found | in executions | verified | in executions |
      | --- | --- | ---: | --- | ---: |
      """;

  private static final String REFUSED =
      """

      What cannot be controlled is refused, with the call, its line and what to do:

      | feature | program | message |
      | --- | --- | --- |
      """;

  /** What people write concurrent Java with: for each there must be a row. */
  private static final List<String> REQUIRED =
      List.of(
          "synchronized",
          "Object.wait and notify",
          "spurious wakeups",
          "late timeouts",
          "ReentrantLock",
          "fair locks",
          "ReentrantReadWriteLock",
          "readers behind a writer",
          "StampedLock",
          "Condition",
          "Semaphore",
          "several permits at once",
          "CountDownLatch",
          "CyclicBarrier",
          "Phaser",
          "Exchanger",
          "LockSupport",
          "AbstractQueuedSynchronizer",
          "ConcurrentHashMap",
          "ConcurrentHashMap.compute and the like",
          "weakly consistent iteration and bulk operations",
          "changes that a walk has passed",
          "copies and texts of concurrent maps",
          "sizes and copies of concurrent queues",
          "ConcurrentHashMap.forEach and the like in parallel",
          "ConcurrentSkipListMap",
          "ConcurrentSkipListSet",
          "ConcurrentLinkedQueue",
          "ConcurrentLinkedDeque",
          "CopyOnWriteArrayList",
          "CopyOnWriteArraySet",
          "ArrayBlockingQueue",
          "LinkedBlockingQueue",
          "LinkedBlockingDeque",
          "PriorityBlockingQueue",
          "SynchronousQueue",
          "LinkedTransferQueue",
          "DelayQueue",
          "ThreadPoolExecutor",
          "ThreadPoolExecutor.getActiveCount and the like",
          "ScheduledThreadPoolExecutor",
          "order of scheduled tasks",
          "periodic tasks",
          "exceptions in periodic tasks",
          "ScheduledFuture.cancel",
          "ForkJoinPool",
          "exceptions in a ForkJoinPool",
          "stopping a ForkJoinPool",
          "CountedCompleter",
          "Executors",
          "ExecutorService.invokeAll",
          "ExecutorService.invokeAny",
          "ExecutorCompletionService",
          "CompletableFuture",
          "FutureTask",
          "SubmissionPublisher",
          "parallel streams",
          "sorting and other operations on all elements of a parallel stream",
          "Arrays.parallelSort and the like",
          "Timer",
          "virtual threads",
          "Thread.Builder",
          "Executors.newVirtualThreadPerTaskExecutor",
          "StructuredTaskScope",
          "Joiner.anySuccessfulResultOrThrow",
          "ThreadLocal",
          "InheritableThreadLocal",
          "ScopedValue",
          "StringBuffer",
          "Vector",
          "Hashtable",
          "Collections.synchronizedList and the like",
          "monitors of collections and of their views",
          "equals and hashCode under a collection's lock",
          "equals and compareTo inside concurrent collections",
          "PrintStream",
          "PrintWriter",
          "HashMap",
          "entries of maps",
          "ArrayList",
          "iterators",
          "StringBuilder",
          "SimpleDateFormat",
          "AtomicInteger and the like",
          "AtomicIntegerFieldUpdater and the like",
          "VarHandle",
          "LongAdder",
          "DoubleAccumulator",
          "dates and clocks",
          "files",
          "direct buffers");

  @TempDir Path classes;
  private final Map<String, Expectation> expectations = new TreeMap<>();

  @Test
  void page_saysWhatHappens() throws IOException {
    Map<String, Expectation> correct = read("correct");
    Map<String, Expectation> wrong = read("wrong");
    Map<String, Expectation> refused = read("refused");
    StringBuilder page = new StringBuilder(HEAD);
    for (String feature : REQUIRED) {
      List<String> found = covering(wrong, feature);
      List<String> verified = covering(correct, feature);
      assertThat(found).as("programs with a bug in the use of %s", feature).isNotEmpty();
      assertThat(verified).as("correct programs that use %s", feature).isNotEmpty();
      page.append(row(feature, found.getFirst(), verified.getFirst()));
    }
    page.append(REFUSED);
    refused.forEach((name, expected) -> page.append(refusal(name, expected)));
    if (Boolean.getBoolean("mazurka.golden.update")) {
      Files.writeString(PAGE, page);
    }
    assertThat(page.toString()).isEqualTo(Files.readString(PAGE));
  }

  /** The programs of a folder that say what they cover, compiled. */
  private Map<String, Expectation> read(String folder) throws IOException {
    Map<String, String> sources = new TreeMap<>();
    try (Stream<Path> files = Files.list(PROGRAMS.resolve(folder))) {
      for (Path file : files.toList()) {
        String source = Files.readString(file);
        if (!Expectation.of(source).covers().isEmpty()) {
          sources.put(file.getFileName().toString().replaceFirst("\\.java$", ""), source);
        }
      }
    }
    Javac.compile(sources, classes);
    Map<String, Expectation> programs = new TreeMap<>();
    sources.forEach((name, source) -> programs.put(name, Expectation.of(source)));
    expectations.putAll(programs);
    programs.forEach((name, program) ->
        program.covers().stream()
            .filter(feature -> !folder.equals("refused") && !REQUIRED.contains(feature))
            .forEach(feature -> throwUnknown(name, feature)));
    return programs;
  }

  private static void throwUnknown(String program, String feature) {
    throw new AssertionError(program + " covers " + feature + ", which nobody asked for");
  }

  private static List<String> covering(Map<String, Expectation> programs, String feature) {
    List<String> names = new ArrayList<>();
    programs.forEach((name, program) -> {
      if (program.covers().contains(feature)) {
        names.add(name);
      }
    });
    return names;
  }

  private String row(String feature, String found, String verified) {
    Result bad = search(found, Verdict.VIOLATED);
    Result good = search(verified, Verdict.VERIFIED);
    String kinds =
        expectation(found).findings().stream()
            .map(kind -> kind.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.joining(", "));
    return "| %s | %s in %s | %,d | %s | %,d |%n"
        .formatted(
            feature,
            kinds,
            link("wrong", found),
            bad.statistics().executions(),
            link("correct", verified),
            good.statistics().executions())
        .replace(System.lineSeparator(), "\n");
  }

  private Result search(String name, Verdict expected) {
    try (JvmProgram program = JvmProgram.load(options(name))) {
      SearchOptions options = SearchOptions.of(Algorithm.OPTIMAL).withKeepGoing(true);
      Result result = new Search(program, options, SearchListener.NONE).run();
      assertThat(result.complete()).as(name).isTrue();
      assertThat(result.verdict()).as(name).isEqualTo(expected);
      return result;
    }
  }

  private Expectation expectation(String name) {
    return Objects.requireNonNull(expectations.get(name));
  }

  private JvmOptions options(String name) {
    return expectation(name).options(name, classes);
  }

  private String refusal(String name, Expectation expected) {
    ProgramException refusal =
        catchThrowableOfType(ProgramException.class, () -> search(name, Verdict.INCONCLUSIVE));
    assertThat(refusal).as(name).hasMessageContaining(expected.refusal());
    return "| %s | %s | %s |\n"
        .formatted(
            String.join(", ", expected.covers()),
            link("refused", name),
            String.valueOf(refusal.getMessage()).replace("|", "\\|"));
  }

  private static String link(String folder, String name) {
    return "[%s](../programs/%s/%s.java)".formatted(name, folder, name);
  }
}
