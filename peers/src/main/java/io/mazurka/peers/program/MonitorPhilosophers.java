package io.mazurka.peers.program;

/**
 * N philosophers whose forks are monitors. The arguments are N and {@code left} or {@code lower}:
 * which fork is taken first. If everyone takes the left one, all may starve.
 */
public final class MonitorPhilosophers implements Runnable {

  private final int seats;
  private final boolean lowerFirst;

  public MonitorPhilosophers(String... args) {
    this.seats = Integer.parseInt(args[0]);
    this.lowerFirst = args[1].equals("lower");
  }

  public static void main(String[] args) {
    new MonitorPhilosophers(args).run();
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
      synchronized (first) {
        synchronized (second) {
          first.uses++;
          second.uses++;
        }
      }
    }
  }
}
