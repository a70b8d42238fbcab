// Spins with the lock held that the other needs to set the flag.
// finds: livelock
// outcomes: | ready
public class SpinHoldingLock {
  static volatile boolean ready;

  public static void main(String[] args) {
    Object lock = new Object();
    new Thread(
            () -> {
              synchronized (lock) {
                ready = true;
              }
            })
        .start();
    synchronized (lock) {
      while (!ready) {
        Thread.onSpinWait();
      }
    }
    System.out.println("ready");
  }
}
