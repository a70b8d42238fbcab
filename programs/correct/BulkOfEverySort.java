// Operations on all entries of a map, by several threads or by one, while another removes an entry.
// covers: ConcurrentHashMap.forEach and the like in parallel
// outcomes: 3 15 6 one null 3.0 | 3 6 6 one null 3.0
// except: dfs
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class BulkOfEverySort {
  public static void main(String[] args) throws InterruptedException {
    var map = new ConcurrentHashMap<Integer, String>(Map.of(1, "one", 5, "two", 9, "three"));
    Thread other = new Thread(() -> map.remove(9));
    other.start();
    Integer keys = map.reduceKeys(2, Integer::sum);
    other.join();
    AtomicInteger longest = new AtomicInteger();
    map.forEachValue(1, String::length, length -> longest.accumulateAndGet(length, Math::max));
    int lengths = map.reduceValuesToInt(1, String::length, 0, Integer::sum);
    String found = map.search(1, (key, value) -> key == 1 ? value : null);
    String none = map.searchValues(Long.MAX_VALUE, value -> value.isEmpty() ? value : null);
    double half = map.reduceEntriesToDouble(3, entry -> entry.getKey() / 2.0, 0, Double::sum);
    System.out.println(longest + " " + keys + " " + lengths + " " + found + " " + none + " " + half);
  }
}
