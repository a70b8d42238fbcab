// An entry that was taken from a map is changed under the lock of the map.
// covers: entries of maps
// outcomes: 3
import java.util.HashMap;
import java.util.Map;

public class EntryUnderLock {
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
    synchronized (COUNTS) {
      kept.setValue(kept.getValue() + 1);
    }
    other.join();
    System.out.println(COUNTS.get("a"));
  }
}
