// Monitors that only one thread can reach need no scheduling point.
// outcomes: 10
// executions(dpor): 1
public class LocalLocks {
  static int work() {
    Object lock = new Object();
    StringBuffer text = new StringBuffer();
    int sum = 0;
    synchronized (lock) {
      for (int i = 0; i < 5; i++) {
        text.append(i);
        sum += i;
      }
      lock.notifyAll();
    }
    return sum;
  }

  public static void main(String[] args) throws InterruptedException {
    int[] result = new int[1];
    Thread other = new Thread(() -> result[0] = work());
    other.start();
    int mine = work();
    other.join();
    assert mine == result[0];
    System.out.println(mine);
  }
}
