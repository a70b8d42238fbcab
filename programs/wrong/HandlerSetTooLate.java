// A thread gets its handler after it was started: it may have died before.
// finds: exception
// message: IllegalStateException: early in thread Thread-0
// outcomes: | handled
// executions(optimal): 2
public class HandlerSetTooLate {
  public static void main(String[] args) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("early");
            });
    thread.start();
    thread.setUncaughtExceptionHandler((dead, e) -> System.out.print("handled"));
    thread.join();
  }
}
