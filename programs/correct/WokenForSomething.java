// With nobody waking up for nothing it is enough to ask once: only one thread notifies, and only when all is ready.
// outcomes: ready
public class WokenForSomething {
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
    System.out.println("ready");
  }
}
