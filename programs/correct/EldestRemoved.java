// A cache that forgets the eldest, behind a lock: it is asked for that in the midst of calls, also
// after a function that it was passed.
// outcomes: {1=one, 3=three} | {2=two, 3=three}
// except: dfs
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

public class EldestRemoved {
  static class Cache extends LinkedHashMap<Integer, String> {
    @Override
    protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
      return size() > 2;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Map<Integer, String> cache = Collections.synchronizedMap(new Cache());
    Thread other = new Thread(() -> cache.computeIfAbsent(1, key -> "one"));
    other.start();
    cache.computeIfAbsent(2, key -> "two");
    other.join();
    cache.put(3, "three");
    System.out.println(new TreeMap<>(cache));
  }
}
