// Two threads have the same code at two places, and who looks at stack traces tells them apart.
// outcomes: left right | right left
public class PlacesOfThreads {
  static final Object LOCK = new Object();
  static String order = "";

  static void left() {
    note(1);
  }

  static void right() {
    note(1);
  }

  static void note(int depth) {
    synchronized (LOCK) {
      order += (order.isEmpty() ? "" : " ") + caller(depth);
    }
  }

  static String caller(int depth) {
    return new Exception().getStackTrace()[depth + 1].getMethodName();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread left = new Thread(PlacesOfThreads::left);
    Thread right = new Thread(PlacesOfThreads::right);
    left.start();
    right.start();
    left.join();
    right.join();
    System.out.println(order);
  }
}
