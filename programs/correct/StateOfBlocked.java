// A thread is seen waiting for a monitor, or running, or at its end.
// outcomes: BLOCKED | RUNNABLE
public class StateOfBlocked {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              synchronized (lock) {
              }
            });
    synchronized (lock) {
      other.start();
      System.out.println(other.getState());
    }
    other.join();
  }
}
