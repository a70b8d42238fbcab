package io.mazurka.jvm.runtime;

import io.mazurka.program.Schedule;
import java.util.Arrays;

/** Which threads took the steps of an execution, and in which ways. */
final class Trail {

  private long[] choices = new long[64];
  private int length;
  private int brokenOff;
  private long[] all = new long[64];
  private int allLength;

  void clear() {
    length = 0;
    allLength = 0;
  }

  /** A thread begins a step. */
  void begin(int thread, int alternative) {
    if (allLength == all.length) {
      all = Arrays.copyOf(all, 2 * allLength);
    }
    all[allLength++] = (long) thread << Integer.SIZE | alternative;
  }

  /** A thread does something that nobody notices, and that is a step where all is told. */
  void hide(int thread) {
    begin(thread, 0);
  }

  /** The steps so far, and what was hidden in them. */
  Schedule inFull() {
    int[] threads = new int[allLength];
    int[] alternatives = new int[allLength];
    for (int i = 0; i < allLength; i++) {
      threads[i] = (int) (all[i] >> Integer.SIZE);
      alternatives[i] = (int) all[i];
    }
    return new Schedule(threads, alternatives);
  }

  void add(int thread, int alternative) {
    if (length == choices.length) {
      choices = Arrays.copyOf(choices, 2 * length);
    }
    choices[length++] = (long) thread << Integer.SIZE | alternative;
  }

  /** The execution cannot go on. */
  void breakOff() {
    brokenOff++;
  }

  /** How many executions could not go on, after which the next may take other steps. */
  int brokenOff() {
    return brokenOff;
  }

  int length() {
    return length;
  }

  /** What was chosen for a step, as a number that tells it from all other choices. */
  long choice(int step) {
    return choices[step];
  }
}
