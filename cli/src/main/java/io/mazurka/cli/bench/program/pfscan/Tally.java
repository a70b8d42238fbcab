package io.mazurka.cli.bench.program.pfscan;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What the workers have in common beside the queue: counters and standard output. */
final class Tally {

  private final Lock activeLock = new ReentrantLock();
  private final Condition activeChanged = activeLock.newCondition();
  private final Lock matchesLock = new ReentrantLock();
  private final Lock printLock = new ReentrantLock();
  private int active;
  private int matches;

  /** No matches yet. */
  Tally(int workers) {
    this.active = workers;
  }

  /** A worker shows a match. */
  void print(String path, int offset) {
    printLock.lock();
    try {
      System.out.println(path + ":" + offset);
    } finally {
      printLock.unlock();
    }
  }

  /** A worker has found so many matches in a file. */
  void add(int found) {
    matchesLock.lock();
    try {
      matches += found;
    } finally {
      matchesLock.unlock();
    }
  }

  /** A worker has ended. */
  void leave() {
    activeLock.lock();
    try {
      active--;
      activeChanged.signal();
    } finally {
      activeLock.unlock();
    }
  }

  /** Waits until all workers have ended. */
  void await() throws InterruptedException {
    activeLock.lock();
    try {
      while (active > 0) {
        activeChanged.await();
      }
    } finally {
      activeLock.unlock();
    }
  }

  /** The number of matches, which nobody changes any more once all workers have ended. */
  int matches() {
    return matches;
  }
}
