package io.mazurka.jvm;

import io.mazurka.jvm.coroutine.Carrier;
import io.mazurka.jvm.runtime.RaceReports;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Which program to run, and how.
 *
 * @param mainClass the name of the class whose {@code main} is run
 */
public record JvmOptions(
    String mainClass, List<String> arguments, List<Path> classPath, Conditions conditions) {

  public JvmOptions {
    arguments = List.copyOf(arguments);
    classPath = List.copyOf(classPath);
  }

  /** A program without arguments, run in the best way there is. */
  public static JvmOptions of(String mainClass, Path... classPath) {
    return new JvmOptions(mainClass, List.of(), List.of(classPath), Conditions.usual());
  }

  public JvmOptions withRaces(Races newRaces) {
    return under(conditions.withRaces(newRaces));
  }

  public JvmOptions withThreads(Threads newThreads) {
    return under(conditions.withThreads(newThreads));
  }

  public JvmOptions withArguments(String... newArguments) {
    return new JvmOptions(mainClass, List.of(newArguments), classPath, conditions);
  }

  /** The same program under other conditions. */
  public JvmOptions under(Conditions newConditions) {
    return new JvmOptions(mainClass, arguments, classPath, newConditions);
  }

  /** The options in words that every copy of this class understands. */
  Map<String, Object> inWords() {
    Map<String, Object> words = new HashMap<>(conditions.inWords());
    words.put("mainClass", mainClass);
    words.put("arguments", arguments);
    words.put("classPath", classPath);
    return words;
  }

  /** The options that another copy of this class has put in words. */
  static JvmOptions of(Map<String, Object> words) {
    return new JvmOptions(
        (String) get(words, "mainClass"),
        ((List<?>) get(words, "arguments")).stream().map(String.class::cast).toList(),
        ((List<?>) get(words, "classPath")).stream().map(Path.class::cast).toList(),
        Conditions.of(words));
  }

  static Object get(Map<String, Object> words, String key) {
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
