// Views of a map, of a part of it, and streams over it are the map: what one changes the others show.
// outcomes: 0 false 2 | 0 true 2 | 1 false 2 | 1 true 2 | 0 false 1 | 1 false 1 | 1 true 1 | 0 true 1
// except: dfs
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

public class ViewsOfMaps {
  static final ConcurrentHashMap<Integer, Integer> HASHED = new ConcurrentHashMap<>();
  static final ConcurrentSkipListMap<Integer, Integer> SORTED = new ConcurrentSkipListMap<>();

  static void other() {
    HASHED.put(1, 1);
    HASHED.keySet().remove(1);
    SORTED.headMap(2).clear();
  }

  public static void main(String[] args) throws InterruptedException {
    SORTED.put(1, 1);
    SORTED.put(2, 2);
    Thread other = new Thread(ViewsOfMaps::other);
    other.start();
    long values = HASHED.values().stream().filter(value -> value == 1).count();
    boolean contained = HASHED.keySet().contains(1);
    int size = SORTED.descendingMap().size();
    other.join();
    System.out.println(values + " " + contained + " " + size);
  }
}
