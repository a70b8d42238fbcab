// A permit given before the park is not lost, and two are worth one.
// covers: LockSupport
// outcomes: unparked
import java.util.concurrent.locks.LockSupport;

public class ParkUnpark {
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              ready = true;
              LockSupport.unpark(main);
            });
    other.start();
    while (!ready) {
      LockSupport.park();
    }
    other.join();
    System.out.println("unparked");
  }
}
