// Who joins a thread waits on its object, and so lets others into its monitor.
// outcomes: 2
public class JoinGivesUpMonitor {
  static int count;

  static class Counter extends Thread {
    @Override
    public synchronized void run() {
      count++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Counter[] counters = {new Counter(), new Counter()};
    synchronized (counters[0]) {
      counters[0].start();
      counters[0].join();
      counters[1].start();
      for (Thread counter : counters) {
        counter.join();
      }
    }
    System.out.println(count);
  }
}
