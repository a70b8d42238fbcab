// The notification comes before the wait, which does not look at the condition.
// finds: deadlock
// outcomes: | notified
public class LostNotify {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                lock.notify();
              }
            });
    other.start();
    synchronized (lock) {
      lock.wait();
    }
    System.out.println("notified");
  }
}
