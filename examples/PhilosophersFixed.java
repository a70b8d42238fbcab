/**
 * Philosophers who take the fork with the lower number first, whichever side it is on. No circle of
 * philosophers can wait for each other, and all of them eat.
 *
 * <p>The argument is the number of philosophers, 3 by default.
 */
public class PhilosophersFixed {

  /** A fork; its monitor is held by whoever holds the fork. */
  static class Fork {}

  private static void eat(Fork first, Fork second) {
    synchronized (first) {
      synchronized (second) {
        System.out.print("*");
      }
    }
  }

  public static void main(String[] args) {
    int seats = args.length > 0 ? Integer.parseInt(args[0]) : 3;
    Fork[] forks = new Fork[seats];
    for (int i = 0; i < seats; i++) {
      forks[i] = new Fork();
    }
    for (int i = 0; i < seats; i++) {
      int next = (i + 1) % seats;
      Fork first = forks[Math.min(i, next)];
      Fork second = forks[Math.max(i, next)];
      new Thread(() -> eat(first, second), "philosopher " + i).start();
    }
  }
}
