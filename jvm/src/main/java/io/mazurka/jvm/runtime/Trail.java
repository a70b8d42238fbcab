package io.mazurka.jvm.runtime;

import java.util.Arrays;

/** Which threads took the steps of an execution, and in which ways. */
final class Trail {

  private long[] choices = new long[64];
  private int length;
  private int brokenOff;

  void clear() {
    length = 0;
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
