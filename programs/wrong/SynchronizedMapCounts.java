// Each call of a synchronized map is atomic; the two together are not.
// covers: Collections.synchronizedList and the like
// finds: assertion
// message: lost
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapCounts {
  static final Map<String, Integer> MAP = Collections.synchronizedMap(new HashMap<>());

  static void count() {
    MAP.put("a", MAP.containsKey("a") ? MAP.get("a") + 1 : 1);
  }

  static void other() throws Exception {
    count();
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
    count();
    other.join();
    assert MAP.get("a") == 2 : "lost";
  }
}
