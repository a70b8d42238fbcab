package io.mazurka.jvm.runtime;

import io.mazurka.jvm.common.CommonNumbers;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Numbers for shared objects that do not depend on how independent steps of different threads are
 * ordered: an object is known by the thread that published it and by how many that thread had
 * published before. What a class's initialiser publishes counts for the class, whichever thread
 * runs it. Numbers are dense, from 1, and the same in all executions.
 */
final class ObjectNumbers {

  private final Map<String, Integer> places = new HashMap<>();
  private int[][] numbers = new int[16][];
  private int[] published = new int[16];
  private final CommonNumbers common;

  ObjectNumbers(CommonNumbers common) {
    this.common = common;
  }

  /** The publisher for what nobody in particular publishes. */
  static int world() {
    return 0;
  }

  /** The publisher for what a thread publishes. */
  static int publisher(int thread) {
    return 1 + 2 * thread;
  }

  /** The publisher for a class that is being initialised. */
  static int initializerOf(int owner) {
    return 2 + 2 * owner;
  }

  /** The number of the next object of a publisher. */
  int next(int publisher) {
    if (publisher >= published.length) {
      int length = Math.max(publisher + 1, 2 * published.length);
      numbers = Arrays.copyOf(numbers, length);
      published = Arrays.copyOf(published, length);
    }
    int[] row = numbers[publisher];
    int index = published[publisher]++;
    if (row == null || index == row.length) {
      row = row == null ? new int[8] : Arrays.copyOf(row, 2 * index);
      numbers[publisher] = row;
    }
    if (row[index] == 0) {
      row[index] = common.object(publisher, index);
    }
    return row[index];
  }

  /** The number of something that has a name of its own. */
  int place(String name) {
    return places.computeIfAbsent(name, common::place);
  }

  /** Tells how many objects each publisher has published. */
  void describe(Portrait portrait) {
    for (int publisher = 0; publisher < published.length; publisher++) {
      if (published[publisher] > 0) {
        portrait.value(publisher);
        portrait.value(published[publisher]);
      }
    }
  }

  /** Nobody has published anything yet. */
  void restart() {
    Arrays.fill(published, 0);
  }
}
