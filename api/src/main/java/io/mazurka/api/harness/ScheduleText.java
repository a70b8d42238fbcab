package io.mazurka.api.harness;

import io.mazurka.program.ProgramException;
import io.mazurka.program.Schedule;
import java.util.stream.IntStream;

/**
 * A schedule in few characters, to be pasted into source code: {@code "0*3 1 2:1*2"} lets thread 0
 * move three times, then thread 1 once, then thread 2 twice with its alternative 1. Lessons come
 * first, each with a semicolon behind it.
 */
public final class ScheduleText {

  private static final int LONGEST = 1_000_000;

  private ScheduleText() {}

  /** The text of a schedule. */
  public static String of(Schedule schedule) {
    return schedule.text(ScheduleText::ofOne);
  }

  private static String ofOne(Schedule schedule) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < schedule.length(); ) {
      int end = i + 1;
      while (end < schedule.length() && same(schedule, i, end)) {
        end++;
      }
      text.append(text.isEmpty() ? "" : " ").append(schedule.thread(i));
      text.append(schedule.alternative(i) == 0 ? "" : ":" + schedule.alternative(i));
      text.append(end - i == 1 ? "" : "*" + (end - i));
      i = end;
    }
    return text.toString();
  }

  private static boolean same(Schedule schedule, int i, int j) {
    return schedule.thread(i) == schedule.thread(j)
        && schedule.alternative(i) == schedule.alternative(j);
  }

  /**
   * The schedule of a text.
   *
   * @throws ProgramException if it is not a schedule's text
   */
  public static Schedule parse(String text) {
    return Schedule.parse(text, ScheduleText::parseOne);
  }

  private static Schedule parseOne(String text) {
    IntStream.Builder threads = IntStream.builder();
    IntStream.Builder alternatives = IntStream.builder();
    int length = 0;
    for (String word : text.isBlank() ? new String[0] : text.strip().split("\\s+", -1)) {
      if (!word.matches("[0-9]{1,6}(:[0-9]{1,6})?(\\*[0-9]{1,6})?")) {
        throw new ProgramException(
            "\"" + text + "\" is no schedule: there is \"" + word + "\" in it");
      }
      int count = number(word, '*', 1);
      length += count;
      if (length > LONGEST) {
        throw new ProgramException("a schedule of more than " + LONGEST + " steps");
      }
      for (int i = 0; i < count; i++) {
        threads.add(Integer.parseInt(word.split("[:*]", -1)[0]));
        alternatives.add(number(word, ':', 0));
      }
    }
    return new Schedule(threads.build().toArray(), alternatives.build().toArray());
  }

  /** The number behind a sign, or another where the sign is missing. */
  private static int number(String word, char sign, int otherwise) {
    int at = word.indexOf(sign);
    return at < 0 ? otherwise : Integer.parseInt(word.substring(at + 1).split("\\*", -1)[0]);
  }
}
