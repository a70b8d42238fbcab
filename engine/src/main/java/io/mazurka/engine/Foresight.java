package io.mazurka.engine;

import io.mazurka.program.Operation;
import java.util.Arrays;

/**
 * Operations that threads perform or wait for at some time below the last state of the path, it is
 * not known after which other transitions; and the races of these with the path.
 *
 * <p>What will happen before such an operation is not known, and so neither is which of its races
 * is the last one, by which {@link DynamicPartialOrder} goes. So all those count that do not happen
 * before another.
 */
final class Foresight {

  /** Has a race explored the other way round. */
  interface Reversal {

    /** The race is of transition i with operation number n. */
    void reverse(int i, Foresight foresight, int n);
  }

  private final Path path;
  private final HappensBefore order;
  private int size;
  private int[] threads = new int[64];
  private Operation[] operations = new Operation[64];
  private boolean[] shifting = new boolean[64];
  private int[] races = new int[64];

  Foresight(Path path, HappensBefore order) {
    this.path = path;
    this.order = order;
  }

  void clear() {
    size = 0;
  }

  /**
   * Adds an operation.
   *
   * @param mayShift whether it may be on other objects when other threads have moved
   */
  void add(int thread, Operation operation, boolean mayShift) {
    if (size == threads.length) {
      threads = Arrays.copyOf(threads, 2 * size);
      operations = Arrays.copyOf(operations, 2 * size);
      shifting = Arrays.copyOf(shifting, 2 * size);
    }
    threads[size] = thread;
    operations[size] = operation;
    shifting[size++] = mayShift;
  }

  /** Finds the races of all of the operations with the path. */
  void findRaces(Reversal reversal) {
    if (races.length < path.length()) {
      races = new int[2 * path.length()];
    }
    for (int n = 0; n < size; n++) {
      for (Operation link = operations[n]; link != null; link = link.also()) {
        int count = order.lastRaces(threads[n], link, races);
        for (int race = 0; race < count; race++) {
          reversal.reverse(races[race], this, n);
        }
      }
    }
  }

  int thread(int n) {
    return threads[n];
  }

  Operation operation(int n) {
    return operations[n];
  }

  boolean mayShift(int n) {
    return shifting[n];
  }

  /** Whether some third thread does what matters to the operation, beside transition i. */
  boolean isOpenToOthers(int i, int n) {
    for (int other = 0; other < size; other++) {
      if (threads[other] != threads[n]
          && threads[other] != path.thread(i)
          && operations[other].dependsOn(operations[n])) {
        return true;
      }
    }
    return false;
  }
}
