// The flag is looked at outside the monitor: the signal comes in between.
// finds: deadlock
// outcomes: | done
public class MissedSignal {
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    new Thread(
            () -> {
              ready = true;
              synchronized (lock) {
                lock.notify();
              }
            })
        .start();
    if (!ready) {
      synchronized (lock) {
        lock.wait();
      }
    }
    System.out.println("done");
  }
}
