// There is a permit, but the thread that it is enough for is in line behind one that wants two.
// covers: several permits at once
// finds: deadlock
// outcomes: | done
import java.util.concurrent.Semaphore;

public class SmallBehindLarge {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(0);
    Thread large = new Thread(() -> permits.acquireUninterruptibly(2));
    Thread small =
        new Thread(
            () -> {
              permits.acquireUninterruptibly();
              permits.release(2);
            });
    large.start();
    small.start();
    permits.release();
    large.join();
    small.join();
    System.out.println("done");
  }
}
