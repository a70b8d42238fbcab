// Who waits once and does not ask again goes on although nothing has happened.
// covers: spurious wakeups
// wakeups: 1
// finds: assertion
// message: not ready
public class WokenForNothing {
  static final Object LOCK = new Object();
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      synchronized (LOCK) {
        ready = true;
        LOCK.notify();
      }
    });
    other.start();
    synchronized (LOCK) {
      if (!ready) {
        LOCK.wait();
      }
      assert ready : "not ready";
    }
    other.join();
  }
}
