// A static initialiser looks at a variable that another thread changes; both threads may be the one to run it.
// outcomes: 0 main | 1 main | 1 other
// executions(auto): 8
// executions(optimal): 8
public class InitialiserReadsVariable {
  static volatile int x;

  static class Late {
    static final int VALUE = x;
    static final String BY = Thread.currentThread().getName();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other =
        new Thread(
            () -> {
              x = 1;
              int late = Late.VALUE;
            },
            "other");
    other.start();
    int late = Late.VALUE;
    other.join();
    System.out.println(late + " " + Late.BY);
  }
}
