// The default handler is set after a thread was started, which may have died before.
// finds: exception
// message: IllegalStateException: early in thread Thread-0
// outcomes: | handled
// executions(optimal): 2
public class DefaultHandlerTooLate {
  public static void main(String[] args) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("early");
            });
    thread.start();
    Thread.setDefaultUncaughtExceptionHandler((dead, e) -> System.out.print("handled"));
    thread.join();
  }
}
