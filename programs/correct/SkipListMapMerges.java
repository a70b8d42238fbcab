// A merge of a sorted map loses no update.
// covers: ConcurrentSkipListMap
// outcomes: {a=2}
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListMapMerges {
  static final ConcurrentSkipListMap<String, Integer> MAP = new ConcurrentSkipListMap<>();

  static void other() throws Exception {
    MAP.merge("a", 1, Integer::sum);
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
    MAP.merge("a", 1, Integer::sum);
    other.join();
    System.out.println(MAP);
  }
}
