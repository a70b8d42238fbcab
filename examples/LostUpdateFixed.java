/** Two threads increment a counter, each while it holds the lock: no increment is lost. */
public class LostUpdateFixed {

  private static int count;

  private static synchronized void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread left = new Thread(LostUpdateFixed::increment, "left");
    Thread right = new Thread(LostUpdateFixed::increment, "right");
    left.start();
    right.start();
    left.join();
    right.join();
    assert count == 2 : "count is " + count;
  }
}
