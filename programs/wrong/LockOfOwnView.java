// A view has a monitor of its own, also one that only its thread can reach.
// finds: race
// message: ArrayList
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class LockOfOwnView {
  public static void main(String[] args) throws Exception {
    List<Integer> list = new ArrayList<>(List.of(1));
    List<Integer> view = Collections.unmodifiableList(list);
    Thread other =
        new Thread(
            () -> {
              synchronized (list) {
                list.add(2);
              }
            });
    other.start();
    synchronized (view) {
      System.out.println(view.size());
    }
    other.join();
  }
}
