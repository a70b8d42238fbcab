// Spins until a volatile flag is set.
// outcomes: 42
public class SpinOnFlag {
  static volatile boolean ready;
  static int data;

  public static void main(String[] args) {
    new Thread(
            () -> {
              data = 42;
              ready = true;
            })
        .start();
    while (!ready) {
      Thread.onSpinWait();
    }
    System.out.println(data);
  }
}
