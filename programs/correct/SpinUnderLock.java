// Looks at the condition under a lock, again and again.
// outcomes: ready
public class SpinUnderLock {
  static boolean ready;

  static synchronized boolean isReady() {
    return ready;
  }

  static synchronized void makeReady() {
    ready = true;
  }

  public static void main(String[] args) {
    new Thread(SpinUnderLock::makeReady).start();
    while (!isReady()) {
      Thread.yield();
    }
    System.out.println("ready");
  }
}
