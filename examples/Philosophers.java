/**
 * Philosophers sit round a table with one fork between any two of them. Each takes the fork on the
 * left, then the one on the right: if all take their left fork first, nobody ever eats.
 *
 * <p>The argument is the number of philosophers, 3 by default.
 */
public class Philosophers {

  /** A fork; its monitor is held by whoever holds the fork. */
  static class Fork {}

  private static void eat(Fork left, Fork right) {
    synchronized (left) {
      synchronized (right) {
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
      Fork left = forks[i];
      Fork right = forks[(i + 1) % seats];
      new Thread(() -> eat(left, right), "philosopher " + i).start();
    }
  }
}
