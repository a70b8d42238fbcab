// Of two threads that add the same element one succeeds.
// covers: CopyOnWriteArraySet
// outcomes: 1
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.atomic.AtomicInteger;

public class CopyOnWriteSetOnce {
  static final CopyOnWriteArraySet<String> SET = new CopyOnWriteArraySet<>();
  static final AtomicInteger ADDED = new AtomicInteger();

  static void add() {
    if (SET.add("a")) {
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
    System.out.println(ADDED);
  }
}
