// A map of the program's own, made of an atomic variable: what it inherits is made of its own methods.
// outcomes: {a=11} | {a=30}
// except: dfs
import java.util.AbstractMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicReference;

public class OwnConcurrentMap {
  static class Single extends AbstractMap<String, Integer>
      implements ConcurrentMap<String, Integer> {
    final AtomicReference<Integer> value = new AtomicReference<>();

    @Override
    public Set<Map.Entry<String, Integer>> entrySet() {
      Integer now = value.get();
      return now == null ? Set.of() : Set.of(Map.entry("a", now));
    }

    @Override
    public Integer get(Object key) {
      return value.get();
    }

    @Override
    public Integer putIfAbsent(String key, Integer first) {
      return value.compareAndExchange(null, first);
    }

    @Override
    public boolean remove(Object key, Object old) {
      return old == get(key) && value.compareAndSet((Integer) old, null);
    }

    @Override
    public boolean replace(String key, Integer old, Integer next) {
      Integer now = get(key);
      return Objects.equals(now, old) && value.compareAndSet(now, next);
    }

    @Override
    public Integer replace(String key, Integer next) {
      return value.getAndSet(next);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Single map = new Single();
    Thread other = new Thread(() -> map.merge("a", 1, Integer::sum));
    other.start();
    map.compute("a", (key, value) -> value == null ? 10 : 30 * value);
    other.join();
    System.out.println(map);
  }
}
