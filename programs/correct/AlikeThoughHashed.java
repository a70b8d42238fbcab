// Where keys go by their values threads stay alike: of all orders one is explored.
// outcomes: 6
// executions(auto): 4
// except: dfs
import java.util.HashMap;
import java.util.Map;

public class AlikeThoughHashed {
  record Key(String name, int number) {}

  /** Takes any keys. */
  static class Counts<K> {
    private final Map<K, Integer> counts = new HashMap<>();

    synchronized void count(K key) {
      counts.merge(key, 1, Integer::sum);
    }

    synchronized int get(K key) {
      return counts.get(key);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Counts<Key> counts = new Counts<>();
    Runnable task =
        () -> {
          counts.count(new Key("a", 1));
          counts.count(new Key("a", 1));
        };
    Thread[] threads = {new Thread(task), new Thread(task), new Thread(task)};
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.print(counts.get(new Key("a", 1)));
  }
}
