package io.mazurka.engine;

import io.mazurka.program.Schedule;
import java.util.ArrayList;
import java.util.List;

/** A schedule cut at its context switches: stretches of steps of one thread each. */
final class Stretches {

  private final List<Schedule> stretches;

  private Stretches(List<Schedule> stretches) {
    this.stretches = stretches;
  }

  static Stretches of(Schedule schedule) {
    List<Schedule> stretches = new ArrayList<>();
    int from = 0;
    for (int to = 1; to <= schedule.length(); to++) {
      if (to == schedule.length() || schedule.thread(to) != schedule.thread(from)) {
        stretches.add(slice(schedule, from, to));
        from = to;
      }
    }
    return new Stretches(stretches);
  }

  int count() {
    return stretches.size();
  }

  /** The schedule without this stretch. */
  Schedule without(int stretch) {
    List<Schedule> changed = new ArrayList<>(stretches);
    changed.remove(stretch);
    return concatenation(changed);
  }

  /** The schedule in which this stretch's thread goes on at once where it was left. */
  Schedule prolonged(int stretch) {
    List<Schedule> changed = new ArrayList<>(stretches);
    int next = next(stretch);
    if (next >= 0) {
      changed.add(stretch + 1, changed.remove(next));
    }
    return concatenation(changed);
  }

  /** The schedule in which this stretch is put off until its thread goes on. */
  Schedule putOff(int stretch) {
    List<Schedule> changed = new ArrayList<>(stretches);
    int next = next(stretch);
    if (next >= 0) {
      changed.add(next - 1, changed.remove(stretch));
    }
    return concatenation(changed);
  }

  private int next(int stretch) {
    for (int i = stretch + 1; i < stretches.size(); i++) {
      if (stretches.get(i).thread(0) == stretches.get(stretch).thread(0)) {
        return i;
      }
    }
    return -1;
  }

  private static Schedule slice(Schedule schedule, int from, int to) {
    int[] threads = new int[to - from];
    int[] alternatives = new int[to - from];
    for (int i = from; i < to; i++) {
      threads[i - from] = schedule.thread(i);
      alternatives[i - from] = schedule.alternative(i);
    }
    return new Schedule(threads, alternatives);
  }

  private static Schedule concatenation(List<Schedule> parts) {
    int length = parts.stream().mapToInt(Schedule::length).sum();
    int[] threads = new int[length];
    int[] alternatives = new int[length];
    int step = 0;
    for (Schedule part : parts) {
      for (int i = 0; i < part.length(); i++, step++) {
        threads[step] = part.thread(i);
        alternatives[step] = part.alternative(i);
      }
    }
    return new Schedule(threads, alternatives);
  }
}
