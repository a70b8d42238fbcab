// A thread that is interrupted before it is started is interrupted when it begins; and after its end still.
// outcomes: true true true
public class InterruptBeforeStart {
  static boolean begun;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> begun = Thread.currentThread().isInterrupted());
    other.interrupt();
    boolean before = other.isInterrupted();
    other.start();
    other.join();
    System.out.println(before + " " + begun + " " + other.isInterrupted());
  }
}
