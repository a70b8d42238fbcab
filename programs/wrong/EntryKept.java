// An entry that was taken from a map is a part of it, and setting its value is no business of the lock.
// covers: entries of maps
// finds: race
// message: HashMap
import java.util.HashMap;
import java.util.Map;

public class EntryKept {
  static final Map<String, Integer> COUNTS = new HashMap<>(Map.of("a", 1));

  public static void main(String[] args) throws Exception {
    Map.Entry<String, Integer> kept;
    synchronized (COUNTS) {
      kept = COUNTS.entrySet().iterator().next();
    }
    Thread other =
        new Thread(
            () -> {
              synchronized (COUNTS) {
                COUNTS.merge("a", 1, Integer::sum);
              }
            });
    other.start();
    kept.setValue(kept.getValue() + 1);
    other.join();
  }
}
