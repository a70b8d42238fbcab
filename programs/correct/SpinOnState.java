// Spins until another thread is seen waiting.
// outcomes: notified
// except: dfs
public class SpinOnState {
  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread other =
        new Thread(
            () -> {
              try {
                synchronized (lock) {
                  lock.wait();
                }
                System.out.println("notified");
              } catch (InterruptedException e) {
                throw new AssertionError(e);
              }
            });
    other.start();
    while (other.getState() != Thread.State.WAITING) {
      Thread.yield();
    }
    synchronized (lock) {
      lock.notify();
    }
    other.join();
  }
}
