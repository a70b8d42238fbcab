// Two critical sections of two threads under a monitor.
// outcomes: 4
public class MonitorIncrements {
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Runnable twice =
        () -> {
          for (int i = 0; i < 2; i++) {
            synchronized (lock) {
              count++;
            }
          }
        };
    Thread a = new Thread(twice);
    Thread b = new Thread(twice);
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(count);
  }
}
