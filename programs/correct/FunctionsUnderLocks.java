// Collections that call functions under their locks: nobody else gets in between.
// outcomes: {a=1} 1 [2, 4] | {a=2} 2 [2, 4]
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

public class FunctionsUnderLocks {
  static final Map<String, Integer> MAP = Collections.synchronizedMap(new HashMap<>());
  static final Vector<Integer> VECTOR = new Vector<>(List.of(1));
  static final List<Integer> COPIED = new CopyOnWriteArrayList<>(List.of(1, 2));
  static final AtomicInteger CALLS = new AtomicInteger();

  static void other() {
    MAP.computeIfAbsent("a", key -> 2);
    VECTOR.add(3);
    COPIED.add(4);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(FunctionsUnderLocks::other);
    other.start();
    MAP.computeIfAbsent("a", key -> CALLS.incrementAndGet());
    int before = CALLS.get();
    VECTOR.forEach(element -> CALLS.addAndGet(1));
    int calls = CALLS.get() - before;
    assert calls == 1 || calls == 2;
    COPIED.removeIf(element -> CALLS.get() > 0 && element == 1);
    other.join();
    System.out.println(MAP + " " + MAP.get("a") + " " + COPIED);
  }
}
