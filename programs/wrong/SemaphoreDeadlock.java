// Two threads that take two permits each, one after the other, of two.
// covers: Semaphore
// finds: deadlock
// outcomes: | done
import java.util.concurrent.Semaphore;

public class SemaphoreDeadlock {
  public static void main(String[] args) throws InterruptedException {
    Semaphore permits = new Semaphore(2);
    Runnable task =
        () -> {
          permits.acquireUninterruptibly();
          permits.acquireUninterruptibly();
          permits.release(2);
        };
    Thread other = new Thread(task);
    other.start();
    task.run();
    other.join();
    System.out.println("done");
  }
}
