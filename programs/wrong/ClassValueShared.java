// Two threads get the same list for a class, whoever has made it, and nothing orders what they do.
// finds: race
// message: data race on java.util.ArrayList
import java.util.ArrayList;
import java.util.List;

public class ClassValueShared {
  static final ClassValue<List<Integer>> LISTS =
      new ClassValue<>() {
        @Override
        protected List<Integer> computeValue(Class<?> type) {
          return new ArrayList<>();
        }
      };

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> LISTS.get(String.class).add(1));
    other.start();
    LISTS.get(String.class).add(2);
    other.join();
  }
}
