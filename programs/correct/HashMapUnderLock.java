// A map that is not made for two threads, with a lock.
// covers: HashMap
// outcomes: {1=1, 2=2}
import java.util.HashMap;
import java.util.Map;

public class HashMapUnderLock {
  static final Map<Integer, Integer> MAP = new HashMap<>();

  static void put(int key) {
    synchronized (MAP) {
      MAP.put(key, key);
    }
  }

  static void other() throws Exception {
    put(1);
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    put(2);
    other.join();
    System.out.println(MAP);
  }
}
