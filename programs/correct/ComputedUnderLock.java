// The function that computes a value takes a lock of its own; nobody else changes the key meanwhile.
// covers: ConcurrentHashMap.compute and the like
// outcomes: 2 2
import java.util.concurrent.ConcurrentHashMap;

public class ComputedUnderLock {
  static final ConcurrentHashMap<String, Integer> MAP = new ConcurrentHashMap<>();
  static final Object LOCK = new Object();
  static int computed;

  static void count() {
    MAP.compute("a", (key, old) -> {
      synchronized (LOCK) {
        computed++;
      }
      return old == null ? 1 : old + 1;
    });
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(ComputedUnderLock::count);
    other.start();
    count();
    other.join();
    System.out.println(MAP.get("a") + " " + computed);
  }
}
