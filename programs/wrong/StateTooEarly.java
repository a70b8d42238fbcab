// That a thread has said it will wait does not mean that it waits already; one that spins runs.
// finds: assertion
// outcomes: | RUNNABLE
import java.util.concurrent.locks.LockSupport;

public class StateTooEarly {
  static volatile boolean aboutToWait;
  static volatile boolean over;

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              aboutToWait = true;
              LockSupport.park();
              while (!over) {
                Thread.onSpinWait();
              }
            });
    other.start();
    while (!aboutToWait) {
      Thread.onSpinWait();
    }
    Thread.State early = other.getState();
    LockSupport.unpark(other);
    Thread.State late = other.getState();
    over = true;
    other.join();
    assert early == Thread.State.WAITING : early;
    System.out.println(late);
  }
}
