// Two threads give way to each other; with bounded politeness they get through.
// finds: assertion
// races: off
public class PingPongTryLock {
  static volatile boolean a;
  static volatile boolean b;

  public static void main(String[] args) throws InterruptedException {
    boolean[] entered = new boolean[2];
    Thread other =
        new Thread(
            () -> {
              b = true;
              if (!a) {
                entered[1] = true;
              }
              b = false;
            });
    other.start();
    a = true;
    if (!b) {
      entered[0] = true;
    }
    a = false;
    other.join();
    assert entered[0] || entered[1] : "both gave way";
  }
}
