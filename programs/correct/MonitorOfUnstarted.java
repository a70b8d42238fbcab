// The monitor of a thread that nobody else knows yet is held while it becomes known.
// outcomes: false true
public class MonitorOfUnstarted {
  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {});
    synchronized (other) {
      System.out.print(other.isAlive() + " ");
      other.start();
    }
    other.join();
    synchronized (other) {
      System.out.println(Thread.holdsLock(other));
    }
  }
}
