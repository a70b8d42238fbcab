// Collections.addAll adds one element after the other, and Collections.swap sets one after the other.
// outcomes: 0 [1, 2] | 1 [1, 2] | 2 [1, 2] | 2 [1, 1] | 2 [2, 1]
import java.util.Collections;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;

public class AddedOneByOne {
  static final List<Integer> added = new CopyOnWriteArrayList<>();
  static final Vector<Integer> swapped = new Vector<>(List.of(1, 2));

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      Collections.addAll(added, 1, 2);
      Collections.swap(swapped, 0, 1);
    });
    other.start();
    Object seen = swapped.toString();
    int size = added.size();
    other.join();
    System.out.print(size + " " + seen);
  }
}
