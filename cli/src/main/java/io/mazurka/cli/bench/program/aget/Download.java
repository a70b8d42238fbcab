package io.mazurka.cli.bench.program.aget;

import io.mazurka.cli.bench.program.Fault;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** What the threads of a download have in common: how much is written, and what is next. */
final class Download {

  private final Lock lock = new ReentrantLock();
  private final Semaphore signal = new Semaphore(0);
  private final int partSize;
  private final Fault fault;
  private long next;
  private long written;

  Download(int partSize, Fault fault) {
    this.partSize = partSize;
    this.fault = fault;
  }

  int partSize() {
    return partSize;
  }

  /** The offset of the part to fetch next. */
  long next() {
    lock.lock();
    try {
      long offset = next;
      next += partSize;
      return offset;
    } finally {
      lock.unlock();
    }
  }

  /** Counts what a thread has written. */
  void finish(int justWritten) {
    if (fault.isRace()) {
      written += justWritten;
      return;
    }
    lock.lock();
    try {
      written += justWritten;
    } finally {
      lock.unlock();
    }
  }

  /** Tells the thread that waits for it that everything is written. */
  void signal() {
    signal.release();
  }

  /** Waits for the signal, and gives the number of bytes written, which nobody changes any more. */
  long awaitSignal() throws InterruptedException {
    if (!fault.isDeadlock()) {
      signal.acquire();
      return written;
    }
    lock.lock();
    try {
      signal.acquire();
      return written;
    } finally {
      lock.unlock();
    }
  }
}
