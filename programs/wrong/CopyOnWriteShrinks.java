// The size of a list and its last element are two questions.
// covers: CopyOnWriteArrayList
// finds: exception
// message: OutOfBoundsException
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteShrinks {
  static final CopyOnWriteArrayList<Integer> LIST = new CopyOnWriteArrayList<>(List.of(1, 2));

  static void other() throws Exception {
    LIST.remove(0);
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
    System.out.println(LIST.get(LIST.size() - 1));
    other.join();
  }
}
