// To get a value and to put a larger one are two steps.
// covers: Hashtable
// finds: assertion
// message: lost
import java.util.Hashtable;

public class HashtableCounts {
  static final Hashtable<String, Integer> TABLE = new Hashtable<>();

  static void count() {
    TABLE.put("a", TABLE.getOrDefault("a", 0) + 1);
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
    assert TABLE.get("a") == 2 : "lost";
  }
}
