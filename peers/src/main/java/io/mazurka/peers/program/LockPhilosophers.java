package io.mazurka.peers.program;

import java.util.concurrent.locks.ReentrantLock;

/**
 * N philosophers whose forks are {@code ReentrantLock}s. The arguments are N and {@code left} or
 * {@code lower}: which fork is taken first. If everyone takes the left one, all may starve.
 */
public final class LockPhilosophers implements Runnable {

  private final int seats;
  private final boolean lowerFirst;

  public LockPhilosophers(String... args) {
    this.seats = Integer.parseInt(args[0]);
    this.lowerFirst = args[1].equals("lower");
  }

  public static void main(String[] args) {
    new LockPhilosophers(args).run();
  }

  @Override
  public void run() {
    Fork[] forks = new Fork[seats];
    for (int i = 0; i < seats; i++) {
      forks[i] = new Fork();
    }
    Thread[] philosophers = new Thread[seats];
    for (int i = 0; i < seats; i++) {
      int next = (i + 1) % seats;
      boolean swap = lowerFirst && next < i;
      philosophers[i] = new Philosopher(forks[swap ? next : i], forks[swap ? i : next]);
    }
    Crew.run(philosophers);
    for (Fork fork : forks) {
      Crew.require(fork.uses == 2, "a meal is missing");
    }
  }

  private static final class Fork {
    private final ReentrantLock lock = new ReentrantLock();
    private int uses;
  }

  private static final class Philosopher extends Thread {
    private final Fork first;
    private final Fork second;

    Philosopher(Fork first, Fork second) {
      this.first = first;
      this.second = second;
    }

    @Override
    public void run() {
      first.lock.lock();
      try {
        second.lock.lock();
        try {
          first.uses++;
          second.uses++;
        } finally {
          second.lock.unlock();
        }
      } finally {
        first.lock.unlock();
      }
    }
  }
}
