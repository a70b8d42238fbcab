// What goes through a map sees some of the changes that others make meanwhile.
// covers: weakly consistent iteration and bulk operations
// outcomes: 1=1 2=7 3=6 | 1=1 3=1 | 1=1 3=6 | 1=5 2=7 3=6 | 1=5 3=1 | 1=5 3=6
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;

public class WeaklyConsistent {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 1);
    map.put(3, 1);
    Thread other = new Thread(() -> {
      map.put(1, 5);
      map.put(3, 6);
      map.put(2, 7);
    });
    other.start();
    StringJoiner seen = new StringJoiner(" ");
    map.forEach((key, value) -> seen.add(key + "=" + value));
    other.join();
    System.out.println(seen);
  }
}
