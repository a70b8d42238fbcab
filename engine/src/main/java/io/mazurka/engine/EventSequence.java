package io.mazurka.engine;

import io.mazurka.program.Kind;
import io.mazurka.program.Operation;
import java.util.Arrays;

/** A sequence of transitions that may follow on a state, and so a beginning of some executions. */
final class EventSequence {

  /** The answer of {@link #placeOf} for what is no weak initial. */
  static final int NOT_INITIAL = -1;

  private int length;
  private boolean open;
  private int[] threads = new int[64];
  private int[] alternatives = new int[64];
  private Operation[] operations = new Operation[64];

  int length() {
    return length;
  }

  int thread(int i) {
    return threads[i];
  }

  int alternative(int i) {
    return alternatives[i];
  }

  Operation operation(int i) {
    return operations[i];
  }

  /**
   * Begins a new sequence.
   *
   * @param isOpen whether it goes on in a way that is not known
   */
  void begin(boolean isOpen) {
    length = 0;
    open = isOpen;
  }

  /** Whether it goes on in a way that is not known. */
  boolean isOpen() {
    return open;
  }

  void add(int thread, int alternative, Operation operation) {
    if (length == threads.length) {
      threads = Arrays.copyOf(threads, 2 * length);
      alternatives = Arrays.copyOf(alternatives, 2 * length);
      operations = Arrays.copyOf(operations, 2 * length);
    }
    threads[length] = thread;
    alternatives[length] = alternative;
    operations[length++] = operation;
  }

  void remove(int place) {
    int rest = length - place - 1;
    System.arraycopy(threads, place + 1, threads, place, rest);
    System.arraycopy(alternatives, place + 1, alternatives, place, rest);
    System.arraycopy(operations, place + 1, operations, place, rest);
    length--;
  }

  /**
   * Whether a transition is a weak initial of the sequence: whether it may as well come first, be
   * it in the sequence or after it. Returns its place in the sequence, or the sequence's length if
   * it is not in it, or {@link #NOT_INITIAL}. What is not in an open sequence is no weak initial,
   * as something may come before it that it depends on. Where the thread takes another alternative
   * in the sequence, that is another transition, and nothing comes after which this one could be
   * taken.
   */
  int placeOf(int thread, int alternative, Operation operation) {
    for (int i = 0; i < length; i++) {
      if (threads[i] == thread) {
        return alternatives[i] == alternative ? i : NOT_INITIAL;
      }
      if (dependent(operations[i], operation)) {
        return NOT_INITIAL;
      }
    }
    return open ? NOT_INITIAL : length;
  }

  /** Whether a transition is a weak initial of the sequence. */
  boolean canBeginWith(int thread, int alternative, Operation operation) {
    return placeOf(thread, alternative, operation) != NOT_INITIAL;
  }

  /**
   * Whether the order of two threads' operations matters. Threads are numbered as they come into
   * being, so the order of their births does: without it the number of a thread in the sequence
   * would mean another thread in another order.
   */
  static boolean dependent(Operation a, Operation b) {
    return a.dependsOn(b) || (a.kind() == Kind.START && b.kind() == Kind.START);
  }
}
