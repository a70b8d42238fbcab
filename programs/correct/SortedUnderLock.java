// Collections.sort lets the list sort itself, and this one holds its lock while it compares.
// outcomes: 1 | 2
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SortedUnderLock {
  static volatile int comparisons;
  static final List<Integer> list = Collections.synchronizedList(new ArrayList<>(List.of(2, 1)));

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> Collections.sort(list, (a, b) -> {
      comparisons++;
      return a - b;
    }));
    other.start();
    System.out.print(list.get(0));
    other.join();
  }
}
