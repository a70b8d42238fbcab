// A loop that ends by an interrupt of its sleep alone.
// outcomes: interrupted
public class SleepUntilInterrupted {
  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              try {
                while (true) {
                  Thread.sleep(10);
                }
              } catch (InterruptedException e) {
                System.out.println("interrupted");
              }
            });
    other.start();
    other.interrupt();
    other.join();
  }
}
