// An increment of a volatile field is two operations. No race, but an update can be lost.
// finds: assertion
// message: java.lang.AssertionError: lost in thread main
// outcomes: 2 |
public class VolatileIsNotAtomic {
  static volatile int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count++);
    other.start();
    count++;
    other.join();
    assert count == 2 : "lost";
    System.out.println(count);
  }
}
