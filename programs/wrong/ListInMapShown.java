// The text of a concurrent map is the texts of the lists in it, which are not made for two threads.
// finds: race
// message: data race on java.util.ArrayList: read at ListInMapShown.main
// outcomes: {} | {k=[]} | {k=[v]}
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ListInMapShown {
  static final Map<String, List<String>> lists = new ConcurrentHashMap<>();

  static void add(String key, String value) {
    List<String> list = lists.computeIfAbsent(key, k -> new ArrayList<>());
    synchronized (list) {
      list.add(value);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> add("k", "v"));
    other.start();
    System.out.println(lists);
    other.join();
  }
}
