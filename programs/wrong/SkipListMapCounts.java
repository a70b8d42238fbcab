// To get a value and to put a larger one are two steps.
// covers: ConcurrentSkipListMap
// finds: assertion
// message: lost
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListMapCounts {
  static final ConcurrentSkipListMap<String, Integer> MAP = new ConcurrentSkipListMap<>();

  static void count() {
    MAP.put("a", MAP.getOrDefault("a", 0) + 1);
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
