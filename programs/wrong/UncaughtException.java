// A thread dies of an exception; the others go on.
// finds: exception
// message: java.lang.IllegalStateException: broken in thread worker
// outcomes: end
public class UncaughtException {
  public static void main(String[] args) throws InterruptedException {
    Thread worker =
        new Thread(
            () -> {
              throw new IllegalStateException("broken");
            },
            "worker");
    worker.start();
    worker.join();
    System.out.println("end");
  }
}
