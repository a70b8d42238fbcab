package io.mazurka.engine;

import java.util.Arrays;

/** Sets of threads, one for each state of the path; grows as needed in both directions. */
final class ThreadSets {

  private int stride = 1;
  private long[] words = new long[64];

  /** Whether the thread is in the state's set. */
  boolean contains(int state, int thread) {
    int word = thread >> 6;
    return word < stride && (words[state * stride + word] & 1L << thread) != 0;
  }

  /** Puts the thread into the state's set. */
  void add(int state, int thread) {
    if (thread >> 6 >= stride) {
      widen((thread >> 6) + 1);
    }
    words[state * stride + (thread >> 6)] |= 1L << thread;
  }

  /** Puts all members of the same state's set among the others into the state's set. */
  void addAll(int state, ThreadSets others) {
    for (int t = others.next(state, 0); t >= 0; t = others.next(state, t + 1)) {
      add(state, t);
    }
  }

  /** Takes the thread out of the state's set. */
  void remove(int state, int thread) {
    if (thread >> 6 < stride) {
      words[state * stride + (thread >> 6)] &= ~(1L << thread);
    }
  }

  /** Makes the state's set empty; a set is cleared before its first use. */
  void clear(int state) {
    int from = state * stride;
    if (from + stride > words.length) {
      words = Arrays.copyOf(words, 2 * (from + stride));
    }
    for (int i = from; i < from + stride; i++) {
      words[i] = 0;
    }
  }

  /** The smallest member that is at least {@code thread}, or -1. */
  int next(int state, int thread) {
    for (int word = thread >> 6; word < stride; word++) {
      long bits = words[state * stride + word];
      if (word == thread >> 6) {
        bits &= -1L << thread;
      }
      if (bits != 0) {
        return (word << 6) + Long.numberOfTrailingZeros(bits);
      }
    }
    return -1;
  }

  /** Whether each member of the state's set is in one of two others of the same state. */
  boolean isCovered(int state, ThreadSets one, ThreadSets other) {
    for (int word = 0; word < stride; word++) {
      if ((word(state, word) & ~one.word(state, word) & ~other.word(state, word)) != 0) {
        return false;
      }
    }
    return true;
  }

  private long word(int state, int word) {
    return word < stride ? words[state * stride + word] : 0;
  }

  /** Whether the state's set has no member. */
  boolean isEmpty(int state) {
    return next(state, 0) < 0;
  }

  /** How many members the state's set has. */
  int size(int state) {
    int size = 0;
    for (int i = state * stride; i < (state + 1) * stride; i++) {
      size += Long.bitCount(words[i]);
    }
    return size;
  }

  private void widen(int newStride) {
    long[] wider = new long[words.length / stride * newStride];
    for (int i = 0; i < words.length; i++) {
      wider[i / stride * newStride + i % stride] = words[i];
    }
    words = wider;
    stride = newStride;
  }
}
