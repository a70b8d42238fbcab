// issue: guava #2743
// what: two threads compute the value of the same key, and block each other
// broken: com.google.guava:guava:21.0
// fixed: com.google.guava:guava:22.0
// finds: deadlock: main at AbstractFuture.java
import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;

public class GuavaCompute {
  static void ask(Cache<String, String> cache) {
    if (!cache.asMap().computeIfAbsent("key", key -> "value").equals("value")) {
      throw new AssertionError("another value");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Cache<String, String> cache = CacheBuilder.newBuilder().concurrencyLevel(1).build();
    Thread other = new Thread(() -> ask(cache));
    other.start();
    ask(cache);
    other.join();
  }
}
