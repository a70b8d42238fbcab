// Spins on a flag that nobody sets.
// finds: livelock
// outcomes:
public class SpinForEver {
  static volatile boolean ready;

  public static void main(String[] args) {
    new Thread(() -> {}).start();
    while (!ready) {
      Thread.onSpinWait();
    }
    System.out.println("never");
  }
}
