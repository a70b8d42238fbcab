// Two wait, one is notified: the other waits for ever.
// covers: Object.wait and notify
// finds: deadlock
// outcomes: | 1 | 2 | 1/2 | 2/1
// races: off
// except: dfs
public class NotifyWakesOne {
  static final Object LOCK = new Object();

  static void await(int number) {
    synchronized (LOCK) {
      try {
        LOCK.wait();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    System.out.println(number);
  }

  public static void main(String[] args) {
    new Thread(() -> await(1)).start();
    new Thread(() -> await(2)).start();
    synchronized (LOCK) {
      LOCK.notify();
    }
    synchronized (LOCK) {
      LOCK.notify();
    }
  }
}
