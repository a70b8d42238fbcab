package io.mazurka.cli.bench.program.pfscan;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A bounded queue of paths, from the thread that walks the tree to those that read the files. */
final class PathQueue {

  private final Lock lock = new ReentrantLock();
  private final Condition more = lock.newCondition();
  private final Condition less = lock.newCondition();
  private final @Nullable String[] paths;
  private final boolean wakesAll;
  private int in;
  private int out;
  private int occupied;
  private boolean closed;

  /**
   * An empty queue.
   *
   * @param wakesAll whether all waiting workers learn of the end, as they must
   */
  PathQueue(int size, boolean wakesAll) {
    this.paths = new @Nullable String[size];
    this.wakesAll = wakesAll;
  }

  /** Appends a path, once there is room. */
  void put(String path) throws InterruptedException {
    lock.lock();
    try {
      while (occupied == paths.length) {
        less.await();
      }
      paths[in] = path;
      in = (in + 1) % paths.length;
      occupied++;
      more.signal();
    } finally {
      lock.unlock();
    }
  }

  /** Takes the oldest path, once there is one; or null if there will be none. */
  @Nullable String get() throws InterruptedException {
    lock.lock();
    try {
      while (occupied == 0 && !closed) {
        more.await();
      }
      if (occupied == 0) {
        return null;
      }
      String path = paths[out];
      paths[out] = null;
      out = (out + 1) % paths.length;
      occupied--;
      less.signal();
      return path;
    } finally {
      lock.unlock();
    }
  }

  /** There will be no more paths. */
  void close() {
    lock.lock();
    try {
      closed = true;
      if (wakesAll) {
        more.signalAll();
      } else {
        more.signal();
      }
    } finally {
      lock.unlock();
    }
  }
}
