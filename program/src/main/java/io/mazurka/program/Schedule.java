package io.mazurka.program;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The sequence of choices that makes an execution: which thread moves, and which alternative it
 * takes where its operation has several. Immutable; its text form, {@code "0 0 1 2:1"}, is what
 * replay files hold.
 *
 * <p>Which steps there are may depend on what other executions have shown ({@link SearchAgain}).
 * Their schedules are the lessons of this one: they have to be run first, and come first in its
 * text, {@code "0 1; 0 0 1 2:1"}.
 */
public final class Schedule {

  private final int[] threads;
  private final int[] alternatives;
  private final List<Schedule> lessons;

  /** A schedule of the given choices; both arrays are copied and have the same length. */
  public Schedule(int[] threads, int[] alternatives) {
    this(threads, alternatives, List.of());
  }

  private Schedule(int[] threads, int[] alternatives, List<Schedule> lessons) {
    if (threads.length != alternatives.length) {
      throw new IllegalArgumentException(
          threads.length + " threads but " + alternatives.length + " alternatives");
    }
    this.threads = threads.clone();
    this.alternatives = alternatives.clone();
    this.lessons = lessons;
  }

  /** A schedule in which every step takes its first alternative. */
  public static Schedule of(int... threads) {
    return new Schedule(threads, new int[threads.length]);
  }

  /** The same schedule, to be run after these. */
  public Schedule after(List<Schedule> newLessons) {
    return new Schedule(threads, alternatives, List.copyOf(newLessons));
  }

  /** The schedules of executions that have to be run first. */
  public List<Schedule> lessons() {
    return lessons;
  }

  /** Reads the text form. */
  public static Schedule parse(String text) {
    return parse(text, Schedule::parseOne);
  }

  /** Reads a text form in which a schedule without lessons is written in another way. */
  public static Schedule parse(String text, Function<String, Schedule> form) {
    List<Schedule> all = Arrays.stream(text.split(";", -1)).map(form).toList();
    return all.getLast().after(all.subList(0, all.size() - 1));
  }

  private static Schedule parseOne(String text) {
    String[] words = text.isBlank() ? new String[0] : text.strip().split("\\s+", -1);
    int[] threads = new int[words.length];
    int[] alternatives = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      int colon = words[i].indexOf(':');
      threads[i] = number(colon < 0 ? words[i] : words[i].substring(0, colon), i);
      alternatives[i] = colon < 0 ? 0 : number(words[i].substring(colon + 1), i);
    }
    return new Schedule(threads, alternatives);
  }

  private static int number(String digits, int step) {
    if (!digits.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException(
          "step " + (step + 1) + " of the schedule is not a thread number: \"" + digits + "\"");
    }
    return Integer.parseInt(digits);
  }

  /** The number of steps. */
  public int length() {
    return threads.length;
  }

  /** The thread that takes the given step. */
  public int thread(int step) {
    return threads[step];
  }

  /** The alternative that the given step takes. */
  public int alternative(int step) {
    return alternatives[step];
  }

  /** How often another thread moves than the one that moved before. */
  public int contextSwitches() {
    int switches = 0;
    for (int i = 1; i < threads.length; i++) {
      if (threads[i] != threads[i - 1]) {
        switches++;
      }
    }
    return switches;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Schedule that
        && Arrays.equals(threads, that.threads)
        && Arrays.equals(alternatives, that.alternatives)
        && lessons.equals(that.lessons);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(threads) + Arrays.hashCode(alternatives);
  }

  @Override
  public String toString() {
    return text(Schedule::textOfOne);
  }

  /** The text form, where a schedule without lessons is written in another way. */
  public String text(Function<Schedule, String> form) {
    return Stream.concat(lessons.stream(), Stream.of(this))
        .map(form)
        .collect(Collectors.joining("; "));
  }

  private String textOfOne() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < threads.length; i++) {
      text.append(i == 0 ? "" : " ").append(threads[i]);
      if (alternatives[i] != 0) {
        text.append(':').append(alternatives[i]);
      }
    }
    return text.toString();
  }
}
