// Of two threads that add the same element one succeeds.
// covers: ConcurrentSkipListSet
// outcomes: 1
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListSetOnce {
  static final ConcurrentSkipListSet<String> SET = new ConcurrentSkipListSet<>();
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
