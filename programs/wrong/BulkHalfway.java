// Many entries are put one after the other: others see some of them.
// covers: weakly consistent iteration and bulk operations
// finds: assertion
// message: some
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class BulkHalfway {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> map = new ConcurrentHashMap<>();
    Thread other = new Thread(() -> map.putAll(Map.of("a", 1, "b", 2)));
    other.start();
    assert map.size() != 1 : "some of them";
    other.join();
  }
}
