// A loop of timed waits ends when the condition holds, however often it times out before.
// outcomes: ready
public class TimedWaitLoop {
  static boolean ready;

  public static void main(String[] args) throws InterruptedException {
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
        lock.wait(10);
      }
    }
    System.out.println("ready");
  }
}
