package io.mazurka.cli.bench.program.bzip2smp;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A bounded queue of blocks, from the thread that reads the input to those that compress. */
final class BlockQueue {

  private final Lock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final Condition notFull = lock.newCondition();
  private final Queue<Block> blocks = new ArrayDeque<>();
  private final int size;
  private boolean closed;

  BlockQueue(int size) {
    this.size = size;
  }

  /** Appends a block, once there is room. */
  void put(Block block) throws InterruptedException {
    lock.lock();
    try {
      while (blocks.size() == size) {
        notFull.await();
      }
      blocks.add(block);
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  /** Takes the oldest block, once there is one; or null if there will be none. */
  @Nullable Block take() throws InterruptedException {
    lock.lock();
    try {
      while (blocks.isEmpty() && !closed) {
        notEmpty.await();
      }
      Block block = blocks.poll();
      notFull.signal();
      return block;
    } finally {
      lock.unlock();
    }
  }

  /** There will be no more blocks. */
  void close() {
    lock.lock();
    try {
      closed = true;
      notEmpty.signalAll();
    } finally {
      lock.unlock();
    }
  }
}
