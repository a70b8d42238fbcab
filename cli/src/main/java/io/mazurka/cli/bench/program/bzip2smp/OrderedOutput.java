package io.mazurka.cli.bench.program.bzip2smp;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Compressed blocks, which come in any order, and go to the writer in that of the input. */
final class OrderedOutput {

  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final @Nullable Block[] blocks;
  private int next;

  /** Waits for so many blocks. */
  OrderedOutput(int total) {
    this.blocks = new @Nullable Block[total];
  }

  /** A worker has compressed this block. */
  void put(Block block) {
    lock.lock();
    try {
      blocks[block.number()] = block;
      changed.signal();
    } finally {
      lock.unlock();
    }
  }

  /** The next block, once it is there; or null after the last. */
  @Nullable Block take() throws InterruptedException {
    lock.lock();
    try {
      if (next == blocks.length) {
        return null;
      }
      while (blocks[next] == null) {
        changed.await();
      }
      Block block = blocks[next];
      blocks[next] = null;
      next++;
      return block;
    } finally {
      lock.unlock();
    }
  }
}
