// A function that a map runs in several threads counts in a plain variable.
// covers: ConcurrentHashMap.forEach and the like in parallel
// finds: race, assertion
// message: BulkCounts.count
// except: dfs
import java.util.concurrent.ConcurrentHashMap;

public class BulkCounts {
  static int count;

  public static void main(String[] args) {
    var map = new ConcurrentHashMap<Integer, Integer>();
    map.put(1, 1);
    map.put(9, 2);
    map.forEach(1, (key, value) -> count += value);
    assert count == 3;
  }
}
