/**
 * Two threads increment a counter, and one increment is lost.
 *
 * <p>The counter is volatile, so each thread sees at once what the other wrote. Yet an increment is
 * a read and then a write, and what another thread wrote between the two is overwritten.
 */
public class LostUpdate {

  private static volatile int count;

  private static void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread left = new Thread(LostUpdate::increment, "left");
    Thread right = new Thread(LostUpdate::increment, "right");
    left.start();
    right.start();
    left.join();
    right.join();
    assert count == 2 : "count is " + count;
  }
}
