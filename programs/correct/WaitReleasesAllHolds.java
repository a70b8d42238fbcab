// wait gives up all holds of a monitor entered twice and gets them back.
// outcomes: true
public class WaitReleasesAllHolds {
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
                lock.notifyAll();
              }
            });
    other.start();
    synchronized (lock) {
      synchronized (lock) {
        while (!ready) {
          lock.wait();
        }
      }
      System.out.println(Thread.holdsLock(lock));
    }
    other.join();
  }
}
