package io.mazurka.jvm.runtime;

import java.util.Arrays;

/**
 * Which of many numbers have been used since the last time, so that only these need to be cleared.
 */
final class Dirty {

  private boolean[] marked = new boolean[64];
  private int[] numbers = new int[64];
  private int size;

  void mark(int number) {
    if (number >= marked.length) {
      marked = Arrays.copyOf(marked, Math.max(number + 1, 2 * marked.length));
    }
    if (!marked[number]) {
      marked[number] = true;
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * size);
      }
      numbers[size++] = number;
    }
  }

  boolean has(int number) {
    return number < marked.length && marked[number];
  }

  int size() {
    return size;
  }

  int get(int index) {
    return numbers[index];
  }

  void clear() {
    for (int i = 0; i < size; i++) {
      marked[numbers[i]] = false;
    }
    size = 0;
  }
}
