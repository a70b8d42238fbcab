// A worker that works until it is interrupted.
// outcomes: stopped
public class InterruptedFlagLoop {
  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
              }
              System.out.println("stopped");
            });
    other.start();
    other.interrupt();
    other.join();
  }
}
