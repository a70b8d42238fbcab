// Loops of timed waits, joins and parks that end by an interrupt alone.
// outcomes: wait join park
// except: dfs
import java.util.concurrent.locks.LockSupport;

public class WaitUntilInterrupted {
  interface Waiting {
    void run() throws InterruptedException;
  }

  static void untilInterrupted(Waiting waiting, String name) throws InterruptedException {
    Thread waiter =
        new Thread(
            () -> {
              try {
                while (true) {
                  waiting.run();
                }
              } catch (InterruptedException e) {
                System.out.print(name);
              }
            });
    waiter.start();
    waiter.interrupt();
    waiter.join();
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread main = Thread.currentThread();
    untilInterrupted(
        () -> {
          synchronized (lock) {
            lock.wait(1);
          }
        },
        "wait ");
    untilInterrupted(() -> main.join(1), "join ");
    untilInterrupted(
        () -> {
          LockSupport.parkNanos(1);
          if (Thread.interrupted()) {
            throw new InterruptedException();
          }
        },
        "park");
  }
}
