// A view of a synchronized map locks the map and not itself, and so must who walks over it.
// covers: monitors of collections and of their views
// finds: race
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

public class WalkUnderTheWrongLock {
  static final Map<Integer, String> MAP = Collections.synchronizedMap(new HashMap<>());
  static final Set<Integer> KEYS = MAP.keySet();

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> MAP.put(1, "one"));
    other.start();
    synchronized (KEYS) {
      for (int key : KEYS) {
        System.out.println(key);
      }
    }
    other.join();
  }
}
