// A bounded spin gives up: the bound is honoured.
// outcomes: ready after 0 | ready after 1 | ready after 2 | gave up
public class BoundedSpin {
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(() -> ready = true).start();
    for (int i = 0; i < 3; i++) {
      if (ready) {
        System.out.println("ready after " + i);
        return;
      }
    }
    System.out.println("gave up");
  }
}
