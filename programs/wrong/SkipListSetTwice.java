// To look for an element and to add it are two steps.
// covers: ConcurrentSkipListSet
// finds: assertion
// message: twice
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListSetTwice {
  static final ConcurrentSkipListSet<String> SET = new ConcurrentSkipListSet<>();
  static final AtomicInteger ADDED = new AtomicInteger();

  static void add() {
    if (!SET.contains("a")) {
      SET.add("a");
      ADDED.incrementAndGet();
    }
  }

  static void other() throws Exception {
    add();
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
    add();
    other.join();
    assert ADDED.get() == 1 : "twice";
  }
}
