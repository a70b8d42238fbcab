package io.mazurka.engine;

import java.util.Arrays;

/** Numbers triples of integers, from 0 in the order in which they turn up. */
final class Triples {

  private static final int EMPTY = -1;

  private int size;
  private int[] members = new int[3 * 64];
  private int[] table = empty(128);

  /** The number of the triple, a new one if it was not seen before. */
  int number(int a, int b, int c) {
    int place = hash(a, b, c) & (table.length - 1);
    while (table[place] != EMPTY) {
      int at = 3 * table[place];
      if (members[at] == a && members[at + 1] == b && members[at + 2] == c) {
        return table[place];
      }
      place = (place + 1) & (table.length - 1);
    }
    table[place] = size;
    return add(a, b, c);
  }

  int first(int number) {
    return members[3 * number];
  }

  int second(int number) {
    return members[3 * number + 1];
  }

  int third(int number) {
    return members[3 * number + 2];
  }

  private int add(int a, int b, int c) {
    if (3 * size == members.length) {
      members = Arrays.copyOf(members, 2 * members.length);
    }
    members[3 * size] = a;
    members[3 * size + 1] = b;
    members[3 * size + 2] = c;
    if (2 * ++size > table.length) {
      grow();
    }
    return size - 1;
  }

  private void grow() {
    table = empty(2 * table.length);
    for (int number = 0; number < size; number++) {
      int place = hash(first(number), second(number), third(number)) & (table.length - 1);
      while (table[place] != EMPTY) {
        place = (place + 1) & (table.length - 1);
      }
      table[place] = number;
    }
  }

  private static int[] empty(int length) {
    int[] table = new int[length];
    Arrays.fill(table, EMPTY);
    return table;
  }

  private static int hash(int a, int b, int c) {
    int mixed = ((a * 0x9E3779B9 + b) * 0x85EBCA6B + c) * 0xC2B2AE35;
    return mixed ^ mixed >>> 15;
  }
}
