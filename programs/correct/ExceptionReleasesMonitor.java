// An exception leaves synchronized blocks and methods, and their monitors with it.
// outcomes: 2 2
public class ExceptionReleasesMonitor {
  static int caught;

  static synchronized void fail() {
    throw new IllegalStateException();
  }

  static void work(Object lock) {
    try {
      synchronized (lock) {
        fail();
      }
    } catch (IllegalStateException e) {
      synchronized (lock) {
        caught++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other = new Thread(() -> work(lock));
    other.start();
    work(lock);
    other.join();
    System.out.println(caught + " " + (Thread.holdsLock(lock) ? 1 : 2));
  }
}
