// library: com.google.common.cache.LoadingCache
// checks: two threads that ask for a missing key load it once
// outcomes: 1
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;
import java.util.concurrent.atomic.AtomicInteger;

public class GuavaLoadingCache {
  public static void main(String[] args) throws InterruptedException {
    AtomicInteger loads = new AtomicInteger();
    LoadingCache<String, Integer> cache =
        CacheBuilder.newBuilder()
            .concurrencyLevel(1)
            .build(CacheLoader.from(key -> loads.incrementAndGet()));
    Thread other = new Thread(() -> cache.getUnchecked("a"));
    other.start();
    cache.getUnchecked("a");
    other.join();
    System.out.println(loads);
  }
}
