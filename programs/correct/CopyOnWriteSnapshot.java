// An iterator of a copy-on-write list sees what there was when it was made.
// covers: CopyOnWriteArrayList
// outcomes: 1 | 3
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteSnapshot {
  static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>(List.of(1));

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
    int sum = 0;
    for (int element : LIST) {
      sum += element;
    }
    System.out.println(sum);
    other.join();
  }
}
