// Two monitors taken in the same order.
// outcomes: 2
public class LockOrderRight {
  static int count;

  static void count(Object a, Object b) {
    synchronized (a) {
      synchronized (b) {
        count++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object a = new Object();
    Object b = new Object();
    Thread other = new Thread(() -> count(a, b));
    other.start();
    count(a, b);
    other.join();
    System.out.println(count);
  }
}
