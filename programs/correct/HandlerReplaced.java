// Who asks a thread for its handler, or dies, finds the one that is set at that moment.
// outcomes: one one | one two | two two
// executions(optimal): 3
public class HandlerReplaced {
  record Handler(String name) implements Thread.UncaughtExceptionHandler {
    @Override
    public void uncaughtException(Thread thread, Throwable e) {
      System.out.print(name);
    }
  }

  static class Worker extends Thread {
    @Override
    public void setUncaughtExceptionHandler(UncaughtExceptionHandler handler) {
      super.setUncaughtExceptionHandler(handler);
    }

    @Override
    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
      return super.getUncaughtExceptionHandler();
    }

    @Override
    public void run() {
      System.out.print(((Handler) getUncaughtExceptionHandler()).name() + " ");
      throw new IllegalStateException();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker worker = new Worker();
    worker.setUncaughtExceptionHandler(new Handler("one"));
    worker.start();
    worker.setUncaughtExceptionHandler(new Handler("two"));
    worker.join();
  }
}
