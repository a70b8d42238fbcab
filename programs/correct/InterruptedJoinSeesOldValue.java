// A join that is interrupted goes on before the other thread has ended, and sees what it has not done yet.
// One that finds the other thread ended does not look for interrupts.
// outcomes: interrupted 0 | interrupted 1 | joined 1
public class InterruptedJoinSeesOldValue {
  static volatile int x;

  public static void main(String[] args) {
    Thread main = Thread.currentThread();
    Thread other =
        new Thread(
            () -> {
              main.interrupt();
              x = 1;
            });
    other.start();
    String how = "joined ";
    try {
      other.join();
    } catch (InterruptedException e) {
      how = "interrupted ";
    }
    System.out.println(how + x);
  }
}
