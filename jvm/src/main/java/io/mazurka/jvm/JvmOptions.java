package io.mazurka.jvm;

import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.jvm.runtime.RaceReports;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Which program to run, and how.
 *
 * @param mainClass the name of the class whose {@code main} is run
 * @param races what is done about data races
 * @param threads how the program's threads are run
 */
public record JvmOptions(
    String mainClass, List<String> arguments, List<Path> classPath, Races races, Threads threads) {

  public JvmOptions {
    arguments = List.copyOf(arguments);
    classPath = List.copyOf(classPath);
  }

  /** A program without arguments, run in the best way there is. */
  public static JvmOptions of(String mainClass, Path... classPath) {
    return new JvmOptions(mainClass, List.of(), List.of(classPath), Races.FAIL, Threads.best());
  }

  public JvmOptions withRaces(Races newRaces) {
    return new JvmOptions(mainClass, arguments, classPath, newRaces, threads);
  }

  public JvmOptions withThreads(Threads newThreads) {
    return new JvmOptions(mainClass, arguments, classPath, races, newThreads);
  }

  public JvmOptions withArguments(String... newArguments) {
    return new JvmOptions(mainClass, List.of(newArguments), classPath, races, threads);
  }

  /** The options in words that every copy of this class understands. */
  Map<String, Object> inWords() {
    return Map.of(
        "mainClass", mainClass,
        "arguments", arguments,
        "classPath", classPath,
        "races", races.name(),
        "threads", threads.name());
  }

  /** The options that another copy of this class has put in words. */
  static JvmOptions of(Map<String, Object> words) {
    return new JvmOptions(
        (String) get(words, "mainClass"),
        ((List<?>) get(words, "arguments")).stream().map(String.class::cast).toList(),
        ((List<?>) get(words, "classPath")).stream().map(Path.class::cast).toList(),
        Races.valueOf((String) get(words, "races")),
        Threads.valueOf((String) get(words, "threads")));
  }

  private static Object get(Map<String, Object> words, String key) {
    return Objects.requireNonNull(words.get(key), key);
  }

  /** What is done about data races. */
  public enum Races {
    /** A race is a finding. */
    FAIL,
    /** A race is reported, but is no finding. */
    REPORT,
    /** Races are not looked for. */
    OFF;

    RaceReports.Mode mode() {
      return RaceReports.Mode.valueOf(name());
    }
  }

  /** How the program's threads are run. */
  public enum Threads {
    /** As continuations on the searching thread. */
    CONTINUATION(Carrier.CONTINUATION),
    /** As platform threads that hand over a baton. */
    PLATFORM(Carrier.PLATFORM);

    private final Carrier carrier;

    Threads(Carrier carrier) {
      this.carrier = carrier;
    }

    Carrier carrier() {
      return carrier;
    }

    /**
     * The fastest way on this JVM, unless the system property {@code mazurka.threads} names one.
     */
    public static Threads best() {
      String named = System.getProperty("mazurka.threads");
      return named != null
          ? valueOf(named.toUpperCase(java.util.Locale.ROOT))
          : Carrier.best() == Carrier.CONTINUATION ? CONTINUATION : PLATFORM;
    }
  }
}
