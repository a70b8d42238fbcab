// Two monitors taken in opposite orders.
// covers: synchronized
// finds: deadlock
// message: deadlock: main at LockOrder.java:20, Thread-0 at LockOrder.java:14
// outcomes: | done
public class LockOrder {
  public static void main(String[] args) throws InterruptedException {
    Object a = new Object();
    Object b = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (b) {
                synchronized (a) {
                }
              }
            });
    other.start();
    synchronized (a) {
      synchronized (b) {
      }
    }
    other.join();
    System.out.println("done");
  }
}
