// A thread's own handler, else its group's, else the default one.
// outcomes: own a/group b/default c
public class UncaughtHandlers {
  static void run(Thread thread) throws InterruptedException {
    thread.start();
    thread.join();
  }

  static Runnable failing(String message) {
    return () -> {
      throw new IllegalStateException(message);
    };
  }

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, e) -> System.out.println("default " + e.getMessage()));
    Thread own = new Thread(failing("a"));
    own.setUncaughtExceptionHandler((thread, e) -> System.out.println("own " + e.getMessage()));
    run(own);
    ThreadGroup group =
        new ThreadGroup("group") {
          @Override
          public void uncaughtException(Thread thread, Throwable e) {
            System.out.println("group " + e.getMessage());
          }
        };
    run(new Thread(group, failing("b")));
    run(new Thread(failing("c")));
  }
}
