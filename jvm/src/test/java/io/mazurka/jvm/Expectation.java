package io.mazurka.jvm;

import io.mazurka.engine.Algorithm;
import io.mazurka.program.Finding;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a program's header says about it, in lines of the form {@code // key: value}:
 *
 * <ul>
 *   <li>{@code finds:} the kinds of all findings, separated by commas; without it there is none
 *   <li>{@code message:} part of the message of one of the findings; may be repeated
 *   <li>{@code outcomes:} all outcomes, separated by {@code |}, a slash for every line break
 *   <li>{@code executions(dpor):} how many executions that algorithm needs
 *   <li>{@code races:} {@code fail}, as without it, {@code report} or {@code off}
 *   <li>{@code wakeups:} how often each thread may wake up without a reason; never, without it
 *   <li>{@code timeouts:} {@code late}, where timed waits run out only if no thread can move
 *       otherwise
 *   <li>{@code covers:} the classes and features whose use the program shows
 *   <li>{@code refuses:} part of the message with which the program is refused
 *   <li>{@code args:} the program's arguments
 *   <li>{@code except:} the algorithms for which the program has too many schedules, or which
 *       cannot handle it
 * </ul>
 */
record Expectation(List<Line> lines) {

  /** The only algorithm to try, if one is named. */
  private static final String ONE = System.getProperty("mazurka.algorithm", "");

  private static final Pattern LINE = Pattern.compile("// ([a-z()]+): ?(.*)");
  private static final Set<String> KEYS =
      Set.of(
          "covers",
          "refuses",
          "finds",
          "message",
          "outcomes",
          "races",
          "wakeups",
          "timeouts",
          "args",
          "except");

  /**
   * What is not tried where states cannot be read, and threads are a hundred times slower: three of
   * these do nothing there that dpor does not do, and those with the most schedules show no more of
   * the threads.
   */
  private static final Set<Algorithm> NEEDLESS_OTHERWISE =
      EnumSet.of(
          Algorithm.DFS,
          Algorithm.VERISOFT,
          Algorithm.SDPOR,
          Algorithm.SYMDPOR,
          Algorithm.SYMDPOR_PUBLISHED);

  private static final boolean READS_STATES =
      JvmOptions.Threads.best() == JvmOptions.Threads.CONTINUATION;

  /** One line of the header. */
  record Line(String key, String value) {}

  static Expectation of(String source) {
    List<Line> lines =
        source
            .lines()
            .takeWhile(line -> line.startsWith("//"))
            .map(LINE::matcher)
            .filter(Matcher::matches)
            .map(m -> new Line(m.group(1), m.group(2).strip()))
            .toList();
    lines.forEach(Expectation::check);
    return new Expectation(lines);
  }

  private static void check(Line line) {
    if (!KEYS.contains(line.key()) && !line.key().matches("executions\\([a-z]+\\)")) {
      throw new IllegalArgumentException("a header line with unknown key " + line.key());
    }
  }

  Set<Finding.Kind> findings() {
    return words("finds", ",")
        .map(word -> Finding.Kind.valueOf(word.toUpperCase(Locale.ROOT)))
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Finding.Kind.class)));
  }

  /** The classes and features whose use the program shows. */
  List<String> covers() {
    return words("covers", ",").toList();
  }

  /** Part of the message with which the program is refused. */
  String refusal() {
    return values("refuses").findFirst().orElseThrow();
  }

  List<String> messages() {
    return values("message").toList();
  }

  Optional<Set<String>> outcomes() {
    return values("outcomes")
        .map(all ->
            Arrays.stream(all.split("\\|", -1))
                .map(String::strip)
                .collect(Collectors.toCollection(TreeSet::new)))
        .<Set<String>>map(set -> set)
        .findFirst();
  }

  Optional<Long> executions(Algorithm algorithm) {
    return values("executions(" + algorithm.label() + ")").map(Long::valueOf).findFirst();
  }

  private JvmOptions.Races races() {
    return values("races")
        .map(mode -> JvmOptions.Races.valueOf(mode.toUpperCase(Locale.ROOT)))
        .findFirst()
        .orElse(JvmOptions.Races.FAIL);
  }

  /** Under which conditions the program is run. */
  Conditions conditions() {
    int wakeups = values("wakeups").map(Integer::parseInt).findFirst().orElse(0);
    return Conditions.usual()
        .withRaces(races())
        .withSpuriousWakeups(wakeups)
        .withLateTimeouts(values("timeouts").anyMatch("late"::equals));
  }

  /** How the program of this name is run. */
  JvmOptions options(String name, Path classes) {
    return JvmOptions.of(name, classes).under(conditions()).withArguments(arguments());
  }

  String[] arguments() {
    return words("args", " ").toArray(String[]::new);
  }

  List<Algorithm> algorithms() {
    Set<String> excepted = words("except", ",").collect(Collectors.toSet());
    return Arrays.stream(Algorithm.values())
        .filter(algorithm -> READS_STATES || !algorithm.needsStates())
        .filter(algorithm -> READS_STATES || !NEEDLESS_OTHERWISE.contains(algorithm))
        .filter(algorithm -> !excepted.contains(algorithm.label()))
        .filter(algorithm -> ONE.isEmpty() || ONE.equals(algorithm.label()))
        .toList();
  }

  private Stream<String> words(String key, String separator) {
    return values(key)
        .flatMap(value -> Arrays.stream(value.split(separator, -1)))
        .map(String::strip)
        .filter(word -> !word.isEmpty());
  }

  private Stream<String> values(String key) {
    return lines.stream().filter(line -> line.key().equals(key)).map(Line::value);
  }
}
