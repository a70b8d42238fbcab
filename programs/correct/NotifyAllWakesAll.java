// Two wait, and all are notified.
// covers: Object.wait and notify
// outcomes: 2
// except: dfs
// executions(auto): 14
// executions(optimal): 14
public class NotifyAllWakesAll {
  static final Object LOCK = new Object();
  static boolean open;
  static int through;

  static void pass() {
    synchronized (LOCK) {
      while (!open) {
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }
      through++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(NotifyAllWakesAll::pass);
    Thread two = new Thread(NotifyAllWakesAll::pass);
    one.start();
    two.start();
    synchronized (LOCK) {
      open = true;
      LOCK.notifyAll();
    }
    one.join();
    two.join();
    System.out.println(through);
  }
}
