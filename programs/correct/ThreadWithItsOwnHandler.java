// A thread counts how often it is asked for its handler: Java asks only where nobody has caught.
// outcomes: 2 0
public class ThreadWithItsOwnHandler {
  static volatile int asked;
  static int count;
  static Worker known;

  static class Worker extends Thread {
    @Override
    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
      asked++;
      return super.getUncaughtExceptionHandler();
    }

    @Override
    public void run() {
      synchronized (Worker.class) {
        count++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker one = new Worker();
    Worker two = new Worker();
    known = one;
    one.start();
    two.start();
    one.join();
    two.join();
    System.out.println(count + " " + asked);
  }
}
