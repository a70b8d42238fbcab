package io.mazurka.engine;

import io.mazurka.engine.state.Renaming;

/** Groups of threads of which each can be exchanged for every other, one exchange after another. */
final class Groups {

  private final int[] next;

  Groups(int threads) {
    next = new int[threads];
    for (int thread = 0; thread < threads; thread++) {
      next[thread] = thread;
    }
  }

  /**
   * Puts threads into one group that a renaming exchanges.
   *
   * @return false if the renaming exchanges two threads of one group and does nothing else
   */
  boolean join(Renaming renaming) {
    int moved = 0;
    int one = 0;
    for (int thread = 0; thread < next.length; thread++) {
      if (renaming.thread(thread) != thread) {
        one = thread;
        moved++;
      }
    }
    if (moved != 2) {
      return true;
    }
    int group = group(one);
    int other = group(renaming.thread(one));
    next[group] = other;
    return group != other;
  }

  private int group(int thread) {
    int group = thread;
    while (next[group] != group) {
      group = next[group];
    }
    return group;
  }
}
