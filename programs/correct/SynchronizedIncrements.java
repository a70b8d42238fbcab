// Blocks, methods and static methods exclude each other when they share a monitor.
// covers: synchronized
// outcomes: 6
public class SynchronizedIncrements {
  static int count;

  static synchronized void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              increment();
              synchronized (SynchronizedIncrements.class) {
                count += 2;
              }
            });
    other.start();
    increment();
    synchronized (SynchronizedIncrements.class) {
      count += 2;
    }
    other.join();
    System.out.println(count);
  }
}
