package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import io.mazurka.jvm.runtime.ProgramThread;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frames of threads, each read once: a thread's frames stay as they are until it moves, and an
 * execution that takes the steps of the last one comes through the same frames, with other objects.
 */
final class RememberedStacks {

  /**
   * What was read.
   *
   * @param transitions how many the thread had begun
   * @param steps how many all threads had taken
   */
  private record Reading(int transitions, int steps, Stack stack) {}

  private final StackReader reader;
  private final List<List<Reading>> readings = new ArrayList<>();
  private long[] trail = new long[64];
  private int length;
  private int failures;
  private @Nullable Insight insight;

  RememberedStacks(StackReader reader) {
    this.reader = reader;
  }

  /** Another state is to be read. */
  void begin(Insight present) {
    if (present != insight) {
      length = present.failures() == failures ? common(present) : 0;
      failures = present.failures();
      readings.forEach(ofThread -> ofThread.removeIf(reading -> !outlasts(reading)));
      insight = present;
    }
    if (trail.length < present.steps()) {
      trail = Arrays.copyOf(trail, 2 * present.steps());
    }
    for (; length < present.steps(); length++) {
      trail[length] = present.choice(length);
    }
  }

  /** How many steps an execution has in common with the last one. */
  private int common(Insight present) {
    int steps = 0;
    while (steps < Math.min(length, present.steps()) && trail[steps] == present.choice(steps)) {
      steps++;
    }
    return steps;
  }

  /** Whether what was read is true in an execution with so many of the same steps. */
  private boolean outlasts(Reading reading) {
    return reading.steps <= length && reading.stack.detach();
  }

  /** The frames of a thread that has not ended. */
  Stack of(ProgramThread thread) {
    Insight present = insight;
    if (present == null) {
      throw new IllegalStateException("no state is being read");
    }
    while (readings.size() <= thread.number()) {
      readings.add(new ArrayList<>());
    }
    List<Reading> ofThread = readings.get(thread.number());
    int transitions = present.transitions(thread);
    for (int i = ofThread.size() - 1; i >= 0; i--) {
      Reading reading = ofThread.get(i);
      if (reading.transitions <= transitions) {
        if (reading.transitions == transitions) {
          reading.stack.attach(present);
          return reading.stack;
        }
        break;
      }
    }
    Stack stack = reader.read(present, thread);
    ofThread.add(new Reading(transitions, present.steps(), stack));
    return stack;
  }
}
