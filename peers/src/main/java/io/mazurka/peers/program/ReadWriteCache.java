package io.mazurka.peers.program;

import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * A cache of one value behind a {@code ReentrantReadWriteLock}: N threads ask for the value, which
 * is to be loaded once. The arguments are N and {@code recheck} or {@code trust}: whether the
 * writer looks again once it has the write lock. Without that, the value is loaded twice.
 */
public final class ReadWriteCache implements Runnable {

  private final int readers;
  private final boolean recheck;

  public ReadWriteCache(String... args) {
    this.readers = Integer.parseInt(args[0]);
    this.recheck = args[1].equals("recheck");
  }

  public static void main(String[] args) {
    new ReadWriteCache(args).run();
  }

  @Override
  public void run() {
    Cache cache = new Cache(recheck);
    Thread[] threads = new Thread[readers];
    for (int i = 0; i < readers; i++) {
      threads[i] = new Reader(cache);
    }
    Crew.run(threads);
    Crew.require(cache.loads == 1, "the value is loaded twice");
  }

  private static final class Cache {
    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final boolean recheck;
    private int value;
    private int loads;

    Cache(boolean recheck) {
      this.recheck = recheck;
    }

    int get() {
      lock.readLock().lock();
      try {
        if (value != 0) {
          return value;
        }
      } finally {
        lock.readLock().unlock();
      }
      return load();
    }

    private int load() {
      lock.writeLock().lock();
      try {
        if (!recheck || value == 0) {
          loads++;
          value = 42;
        }
        return value;
      } finally {
        lock.writeLock().unlock();
      }
    }
  }

  private static final class Reader extends Thread {
    private final Cache cache;

    Reader(Cache cache) {
      this.cache = cache;
    }

    @Override
    public void run() {
      Crew.require(cache.get() == 42, "the value is wrong");
    }
  }
}
