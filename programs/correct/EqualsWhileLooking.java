// A map and a sorted set compare keys that others change meanwhile: nobody waits, and nothing is lost.
// covers: equals and compareTo inside concurrent collections
// outcomes: 1 2 | 2 2
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;

public class EqualsWhileLooking {
  static volatile int precision = 1;

  record Key(int number) implements Comparable<Key> {
    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && key.number / precision == number / precision;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public int compareTo(Key other) {
      return Integer.compare(number, other.number);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    var map = new ConcurrentHashMap<Key, Integer>();
    map.put(new Key(2), 1);
    Thread other = new Thread(() -> precision = 2);
    other.start();
    map.merge(new Key(3), 1, Integer::sum);
    other.join();
    Set<Key> sorted = new ConcurrentSkipListSet<>(map.keySet());
    sorted.add(new Key(3));
    System.out.println(map.size() + " " + sorted.size());
  }
}
