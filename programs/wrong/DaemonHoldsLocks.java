// A program waits for a daemon that waits for another: the explanation tells of all three.
// finds: deadlock
// message: main at
public class DaemonHoldsLocks {
  static final Object first = new Object();
  static final Object second = new Object();

  static Thread daemon(Object outer, Object inner) {
    Thread thread =
        new Thread(
            () -> {
              synchronized (outer) {
                synchronized (inner) {
                }
              }
            });
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = daemon(first, second);
    Thread two = daemon(second, first);
    one.join();
  }
}
