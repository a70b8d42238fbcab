// A daemon that waits for ever is no deadlock.
// outcomes: end
public class DaemonMayBlock {
  public static void main(String[] args) {
    Object lock = new Object();
    Thread daemon =
        new Thread(
            () -> {
              synchronized (lock) {
                try {
                  lock.wait();
                } catch (InterruptedException e) {
                  throw new AssertionError(e);
                }
              }
            });
    daemon.setDaemon(true);
    daemon.start();
    System.out.println("end");
  }
}
