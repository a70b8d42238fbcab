package io.mazurka.jvm.sync;

import io.mazurka.jvm.runtime.Operations;
import io.mazurka.jvm.runtime.Synchronizer;
import java.util.IdentityHashMap;
import java.util.List;

/** Who holds the read lock, and how often. */
final class Readers {

  private final IdentityHashMap<Thread, Integer> holds = new IdentityHashMap<>(4);
  private int total;

  boolean isEmpty() {
    return total == 0;
  }

  /** How often all threads together hold the lock. */
  int total() {
    return total;
  }

  /** How often the running thread holds the lock. */
  int own() {
    return holds.getOrDefault(Operations.currentThread(), 0);
  }

  void add() {
    holds.merge(Operations.currentThread(), 1, Integer::sum);
    total++;
  }

  void remove() {
    holds.computeIfPresent(Operations.currentThread(), (_, n) -> n == 1 ? null : n - 1);
    total--;
  }

  /** The holders. */
  List<Thread> threads() {
    return List.copyOf(holds.keySet());
  }

  /** The holders in words, in the order of their names. */
  String names() {
    return String.join(", ", holds.keySet().stream().map(Synchronizer::name).sorted().toList());
  }
}
