// Threads in an array of which only the length is asked for once they have ended: their order in it matters to nobody.
// outcomes: true
// executions(auto): 2
// executions(optimal): 6
public class ArrayOfThreads {
  static int count;

  static synchronized void increment() {
    count++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] =
          new Thread(
              () -> {
                increment();
                increment();
              });
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(count == 2 * threads.length);
  }
}
