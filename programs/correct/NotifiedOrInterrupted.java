// A waiter that is notified and interrupted: either way, but the notification is not lost on it.
// outcomes: 1 interrupted 2 notified | 1 notified interrupted 2 notified
// except: dfs
// executions(auto): 48
// executions(optimal): 48
public class NotifiedOrInterrupted {
  static final Object LOCK = new Object();
  static volatile boolean bothWait;
  static String one = "";
  static String two = "";

  static void first(Thread second) {
    try {
      synchronized (LOCK) {
        second.start();
        LOCK.wait();
      }
      one = Thread.interrupted() ? " notified interrupted" : " notified";
    } catch (InterruptedException e) {
      one = " interrupted";
    }
  }

  static void second() {
    try {
      synchronized (LOCK) {
        bothWait = true;
        LOCK.wait();
      }
      two = " notified";
    } catch (InterruptedException e) {
      two = " interrupted";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread second = new Thread(NotifiedOrInterrupted::second);
    Thread first = new Thread(() -> first(second));
    first.start();
    while (!bothWait) {
      Thread.onSpinWait();
    }
    synchronized (LOCK) {
      first.interrupt();
      LOCK.notify();
      LOCK.notify();
    }
    first.join();
    second.join();
    System.out.println("1" + one + " 2" + two);
  }
}
