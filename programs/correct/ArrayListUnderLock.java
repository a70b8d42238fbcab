// A list that is not made for two threads, with a lock.
// covers: ArrayList
// outcomes: 2
import java.util.ArrayList;
import java.util.List;

public class ArrayListUnderLock {
  static final List<Integer> LIST = new ArrayList<>();

  static void add(int element) {
    synchronized (LIST) {
      LIST.add(element);
    }
  }

  static void other() throws Exception {
    add(1);
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
    add(2);
    other.join();
    System.out.println(LIST.size());
  }
}
