// Who iterates a synchronized list holds its lock.
// covers: Collections.synchronizedList and the like
// outcomes: 1 | 3
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListLocked {
  static final List<Integer> LIST = Collections.synchronizedList(new ArrayList<>(List.of(1)));

  static void other() throws Exception {
    LIST.add(2);
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    synchronized (LIST) {
      int sum = 0;
      for (int element : LIST) {
        sum += element;
      }
      System.out.println(sum);
    }
    other.join();
  }
}
