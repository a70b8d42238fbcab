// The bound is kept in a field.
// outcomes: ready | gave up
public class BoundedSpinInField {
  static volatile boolean ready;
  static int tries;

  public static void main(String[] args) {
    new Thread(() -> ready = true).start();
    while (!ready) {
      if (++tries == 3) {
        System.out.println("gave up");
        return;
      }
    }
    System.out.println("ready");
  }
}
