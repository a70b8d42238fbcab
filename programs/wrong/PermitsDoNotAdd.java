// Two permits are one: the second park waits for ever when both come before the first.
// finds: deadlock
// outcomes: | done
import java.util.concurrent.locks.LockSupport;

public class PermitsDoNotAdd {
  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    new Thread(
            () -> {
              LockSupport.unpark(main);
              LockSupport.unpark(main);
            })
        .start();
    LockSupport.park();
    LockSupport.park();
    System.out.println("done");
  }
}
