// A copy of a map is made entry by entry: it holds one that went and another that came after that.
// covers: copies and texts of concurrent maps
// finds: assertion
// message: both
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class CopyOfTwoMoments {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> seats = new ConcurrentHashMap<>();
    seats.put("a", 1);
    Thread other =
        new Thread(
            () -> {
              seats.remove("a");
              seats.put("b", 1);
            });
    other.start();
    Map<String, Integer> copy = new HashMap<>(seats);
    assert copy.size() < 2 : "both seats are taken";
    other.join();
  }
}
