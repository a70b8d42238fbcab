// A thread that comes while there is a permit takes it, though another is in line for two; a fair semaphore would not
// let it.
// covers: several permits at once
// outcomes: done
import java.util.concurrent.Semaphore;

public class SmallOvertakesLarge {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(1);
    Thread large = new Thread(() -> permits.acquireUninterruptibly(2));
    large.start();
    permits.acquireUninterruptibly();
    permits.release(2);
    large.join();
    System.out.println("done");
  }
}
