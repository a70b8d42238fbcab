// A thread loses its handler while it may still need it.
// finds: exception
// message: IllegalStateException: alone in thread Thread-0
// executions(optimal): 2
public class HandlerTakenAway {
  public static void main(String[] args) throws InterruptedException {
    Thread thread =
        new Thread(
            () -> {
              throw new IllegalStateException("alone");
            });
    thread.setUncaughtExceptionHandler((dead, e) -> {});
    thread.start();
    thread.setUncaughtExceptionHandler(null);
    thread.join();
  }
}
