// A timed join goes on before the other thread has ended, and sees what it has not done yet.
// outcomes: 0 | 1
public class TimedJoinSeesOldValue {
  static volatile int x;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> x = 1);
    other.start();
    other.join(10);
    System.out.println(x);
  }
}
