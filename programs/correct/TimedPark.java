// A timed park ends without a permit, too: with it, or without it.
// outcomes: done
import java.util.concurrent.locks.LockSupport;

public class TimedPark {
  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> LockSupport.unpark(main));
    other.start();
    LockSupport.parkNanos(1_000_000);
    LockSupport.parkNanos(new Object(), 1_000_000);
    LockSupport.parkUntil(System.currentTimeMillis() + 5);
    other.join();
    System.out.println("done");
  }
}
