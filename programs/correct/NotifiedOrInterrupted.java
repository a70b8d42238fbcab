// A waiter that is notified and interrupted: either way, but the notification is not lost on it.
// outcomes: 1 interrupted 2 notified | 1 notified interrupted 2 notified
// races: off
// except: dfs
public class NotifiedOrInterrupted {
  static final Object LOCK = new Object();
  static int waiting;
  static String one = "";
  static String two = "";

  static void await() throws InterruptedException {
    synchronized (LOCK) {
      waiting++;
      LOCK.wait();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread first =
        new Thread(
            () -> {
              try {
                await();
                one = " notified";
                if (Thread.interrupted()) {
                  one += " interrupted";
                }
              } catch (InterruptedException e) {
                one = " interrupted";
                synchronized (LOCK) {
                  LOCK.notify();
                }
              }
            });
    Thread second =
        new Thread(
            () -> {
              try {
                await();
                two = " notified";
              } catch (InterruptedException e) {
                two = " interrupted";
              }
            });
    first.start();
    second.start();
    boolean all = false;
    while (!all) {
      synchronized (LOCK) {
        all = waiting == 2;
      }
    }
    first.interrupt();
    synchronized (LOCK) {
      LOCK.notify();
      LOCK.notify();
    }
    first.join();
    second.join();
    System.out.println("1" + one + " 2" + two);
  }
}
