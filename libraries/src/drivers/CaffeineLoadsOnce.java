// library: com.github.benmanes.caffeine.cache.Caffeine
// checks: two threads that ask for a missing key load it once
// outcomes: 1 1
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.atomic.AtomicInteger;

public class CaffeineLoadsOnce {
  static final AtomicInteger LOADS = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Cache<String, Integer> cache = Caffeine.newBuilder().build();
    Thread other = new Thread(() -> cache.get("a", key -> 1));
    other.start();
    int value = cache.get("a", key -> 1);
    other.join();
    System.out.println(value + " " + cache.estimatedSize());
  }
}
