// Comparing texts changes nothing, so a loop that does so spins.
// outcomes: go
// executions(optimal): 2
public class SpinOnText {
  static volatile String text = "wait";

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> text = "go");
    other.start();
    while (!"go".equals(text)) {
      Thread.onSpinWait();
    }
    System.out.println(text);
    other.join();
  }
}
