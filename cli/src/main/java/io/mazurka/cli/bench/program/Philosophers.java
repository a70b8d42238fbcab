package io.mazurka.cli.bench.program;

/**
 * N dining philosophers without loops, each with a left and a right fork, the left one first
 * (Godefroid 1999, figure 2). The argument is N.
 */
public final class Philosophers {

  private Philosophers() {}

  private static final class Philosopher extends Thread {
    private final Object left;
    private final Object right;

    Philosopher(Object left, Object right) {
      this.left = left;
      this.right = right;
    }

    @Override
    public void run() {
      synchronized (left) {
        synchronized (right) {
          eat();
        }
      }
    }

    private void eat() {}
  }

  /** Seats the philosophers and lets them eat. */
  public static void main(String[] args) {
    Object[] forks = new Object[Integer.parseInt(args[0])];
    for (int i = 0; i < forks.length; i++) {
      forks[i] = new Object();
    }
    for (int i = 0; i < forks.length; i++) {
      new Philosopher(forks[i], forks[(i + 1) % forks.length]).start();
    }
  }
}
