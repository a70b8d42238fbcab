package io.mazurka.spl.machine;

import java.util.Arrays;

/**
 * The words of a machine, all of its state among them, so that whatever a rehearsed transition
 * changes can be put back. Address 0 is null and holds nothing.
 */
final class Memory {

  private int[] words = new int[64];
  private int top = 1;
  private int[] log = new int[16];
  private int logged;
  private boolean logging;
  private int mark;

  int get(int address) {
    return words[address];
  }

  void put(int address, int value) {
    if (logging) {
      log(address);
    }
    words[address] = value;
  }

  private void log(int address) {
    if (logged == log.length) {
      log = Arrays.copyOf(log, 2 * logged);
    }
    log[logged++] = address;
    if (logged == log.length) {
      log = Arrays.copyOf(log, 2 * logged);
    }
    log[logged++] = words[address];
  }

  /** The address of so many fresh words, all 0. */
  int allocate(int size) {
    int address = top;
    top += size;
    if (top > words.length) {
      words = Arrays.copyOf(words, Math.max(top, 2 * words.length));
    }
    Arrays.fill(words, address, top, 0);
    return address;
  }

  /** Remembers what is changed from here on. */
  void mark() {
    logging = true;
    logged = 0;
    mark = top;
  }

  /** Puts everything back as it was at the mark. */
  void rollback() {
    while (logged > 0) {
      int value = log[--logged];
      words[log[--logged]] = value;
    }
    top = mark;
    logging = false;
  }

  /** How many words are in use. */
  int size() {
    return top;
  }

  int[] copy() {
    return Arrays.copyOf(words, top);
  }
}
