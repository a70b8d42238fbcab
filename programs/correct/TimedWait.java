// A timed wait is notified or times out.
// outcomes: done
public class TimedWait {
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
      lock.wait(10);
    }
    synchronized (lock) {
      lock.wait(10, 1);
    }
    other.join();
    System.out.println("done");
  }
}
