// To look for an element and to add it are two steps.
// covers: CopyOnWriteArraySet
// finds: assertion
// message: twice
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

public class CopyOnWriteSetTwice {
  static final CopyOnWriteArraySet<String> SET = new CopyOnWriteArraySet<>();
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
