// Copies and texts of a map may be of several moments; a copy is nobody else's any more.
// covers: copies and texts of concurrent maps
// outcomes: [1, 5] {5=1} | [1] {1=1, 5=1} | [1] {1=1} | [1] {5=1} | [1] {} | [5] {5=1} | [] {5=1} | [] {}
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;

public class CopiesOfTwoMoments {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
    map.put(1, 1);
    Thread other =
        new Thread(
            () -> {
              map.remove(1);
              map.put(5, 1);
            });
    other.start();
    List<Integer> keys = new ArrayList<>(map.keySet());
    String text = map.toString();
    other.join();
    System.out.println(keys + " " + text);
  }
}
