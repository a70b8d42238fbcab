// Whether an initialiser fails depends on another thread, which may be over by then, or not.
// outcomes: 0 | 1 | 2 | 3
public class InitialiserFailsOrNot {
  static volatile int x;

  static class Failing {
    static int z;

    static {
      if (x == 0) {
        throw new IllegalStateException();
      }
    }
  }

  public static void main(String[] args) throws Exception {
    Thread thread = new Thread(() -> x = 1);
    thread.start();
    int r = 0;
    try {
      r += Failing.z;
    } catch (LinkageError e) {
      r = 2;
    }
    if (thread.getState() == Thread.State.TERMINATED) {
      r++;
    }
    thread.join();
    System.out.println(r);
  }
}
