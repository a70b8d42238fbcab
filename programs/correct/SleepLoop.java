// Polls with sleep.
// outcomes: ready
public class SleepLoop {
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    new Thread(() -> ready = true).start();
    while (!ready) {
      Thread.sleep(10);
    }
    System.out.println("ready");
  }
}
