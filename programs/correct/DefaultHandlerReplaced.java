// Who asks for the default handler, or dies and has no other, finds the one set at that moment.
// outcomes: one one | one two | two two
// executions(optimal): 3
public class DefaultHandlerReplaced {
  record Handler(String name) implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable e) {
      System.out.print(name);
    }
  }

  static void die() {
    System.out.print(((Handler) Thread.getDefaultUncaughtExceptionHandler()).name() + " ");
    throw new IllegalStateException();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread.setDefaultUncaughtExceptionHandler(new Handler("one"));
    Thread thread = new Thread(DefaultHandlerReplaced::die);
    thread.start();
    Thread.setDefaultUncaughtExceptionHandler(new Handler("two"));
    thread.join();
  }
}
