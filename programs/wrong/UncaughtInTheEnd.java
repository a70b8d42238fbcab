// Whoever passes an exception on to nobody in the end has not handled it.
// finds: exception
// message: IllegalStateException: by hand in thread main
// message: IllegalStateException: thrown in thread Thread-0
public class UncaughtInTheEnd extends ThreadGroup {
  UncaughtInTheEnd() {
    super("group");
  }

  @Override
  public void uncaughtException(Thread thread, Throwable e) {
    System.out.println(e.getMessage());
    super.uncaughtException(thread, e);
  }

  static void fail() {
    throw new IllegalStateException("thrown");
  }

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(new UncaughtInTheEnd(), UncaughtInTheEnd::fail);
    thread.start();
    thread.join();
    Thread self = Thread.currentThread();
    self.getUncaughtExceptionHandler().uncaughtException(self, new IllegalStateException("by hand"));
  }
}
