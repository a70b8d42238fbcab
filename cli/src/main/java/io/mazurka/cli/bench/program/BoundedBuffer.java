package io.mazurka.cli.bench.program;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A bounded buffer with a lock and two conditions, between producers and as many consumers (Yang
 * 2008, table 1). The arguments are the number of each, the items of each, and the buffer's size;
 * what it prints is the sum of all items.
 */
public final class BoundedBuffer {

  private final Lock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final int[] items;
  private int in;
  private int out;
  private int count;
  private long taken;

  private BoundedBuffer(int size) {
    this.items = new int[size];
  }

  private void put(int item) throws InterruptedException {
    lock.lock();
    try {
      while (count == items.length) {
        notFull.await();
      }
      items[in] = item;
      in = (in + 1) % items.length;
      count++;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  private void take() throws InterruptedException {
    lock.lock();
    try {
      while (count == 0) {
        notEmpty.await();
      }
      taken += items[out];
      out = (out + 1) % items.length;
      count--;
      notFull.signal();
    } finally {
      lock.unlock();
    }
  }

  private Thread producer(int times) {
    return new Thread(() -> {
      try {
        for (int i = 1; i <= times; i++) {
          put(i);
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  private Thread consumer(int times) {
    return new Thread(() -> {
      try {
        for (int i = 0; i < times; i++) {
          take();
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
  }

  /** Runs producers and consumers, and says what came through. */
  public static void main(String[] args) throws InterruptedException {
    int pairs = Integer.parseInt(args[0]);
    int times = Integer.parseInt(args[1]);
    BoundedBuffer buffer = new BoundedBuffer(Integer.parseInt(args[2]));
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      threads.add(buffer.producer(times));
      threads.add(buffer.consumer(times));
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(buffer.taken);
  }
}
