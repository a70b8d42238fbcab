// An interrupt ends a wait, before or after it has begun, and clears the status.
// outcomes: interrupted false
public class InterruptedWait {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  System.out.println("interrupted " + Thread.currentThread().isInterrupted());
                }
              }
            });
    other.start();
    other.interrupt();
    other.join();
  }
}
