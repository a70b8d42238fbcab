// The wait is guarded by a condition: no notification is missed.
// outcomes: notified
public class GuardedWait {
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
                lock.notify();
              }
            });
    other.start();
    synchronized (lock) {
      while (!ready) {
        lock.wait();
      }
    }
    System.out.println("notified");
  }
}
