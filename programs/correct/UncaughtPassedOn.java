// Groups pass exceptions on to the groups above and to the default handler, whoever calls them.
// outcomes: above a/below b/above b/default b/default c
public class UncaughtPassedOn {
  static class Group extends ThreadGroup {
    Group(ThreadGroup parent, String name) {
      super(parent, name);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable e) {
      System.out.println(getName() + " " + e.getMessage());
      if (!e.getMessage().equals("a")) {
        super.uncaughtException(thread, e);
      }
    }
  }

  static void run(ThreadGroup group, Runnable code) throws InterruptedException {
    Thread thread = new Thread(group, code);
    thread.start();
    thread.join();
  }

  static void fail(String message) {
    throw new IllegalStateException(message);
  }

  static void tell(String message) {
    Thread self = Thread.currentThread();
    self.getUncaughtExceptionHandler().uncaughtException(self, new IllegalStateException(message));
  }

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, e) -> System.out.println("default " + e.getMessage()));
    ThreadGroup above = new Group(Thread.currentThread().getThreadGroup(), "above");
    run(new ThreadGroup(above, "plain"), () -> fail("a"));
    run(new Group(above, "below"), () -> fail("b"));
    run(null, () -> tell("c"));
  }
}
