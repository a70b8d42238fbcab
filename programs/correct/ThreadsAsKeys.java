// The order of a hash table tells threads apart that are alike otherwise: which of them came first.
// outcomes: 12|21
import java.util.HashMap;
import java.util.Map;

public class ThreadsAsKeys {
  /** Takes any keys. */
  static class Turns<K> {
    private final Map<K, Integer> turns = new HashMap<>();

    synchronized void take(K key) {
      turns.put(key, turns.size() + 1);
    }

    synchronized void print() {
      turns.values().forEach(System.out::print);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Turns<Object> turns = new Turns<>();
    Runnable task = () -> turns.take(Thread.currentThread());
    Thread left = new Thread(task);
    Thread right = new Thread(task);
    left.start();
    right.start();
    left.join();
    right.join();
    turns.print();
  }
}
