// Hash tables list objects without a hash code of their own in the same order in every execution.
// outcomes: 1 | 2
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

public class DeterministicOrder {
  static volatile int updates;

  static String order() {
    int captured = updates;
    Runnable lambda = () -> System.out.println(captured);
    List<Object> objects =
        List.of(
            new int[1],
            new Object[2],
            new Thread(lambda),
            lambda,
            new AtomicInteger(),
            new StringBuilder(),
            new Object(),
            new DeterministicOrder(),
            Thread.State.NEW,
            new long[3][4]);
    Map<Object, Integer> identity = new IdentityHashMap<>();
    Map<Object, Integer> map = new HashMap<>();
    for (Object object : objects) {
      identity.put(object, 1);
      map.put(object, 1);
    }
    Collection<Object> set = new HashSet<>(objects);
    StringBuilder order = new StringBuilder();
    for (Object object : identity.keySet()) {
      order.append(objects.indexOf(object));
    }
    for (Object object : map.keySet()) {
      order.append(objects.indexOf(object));
    }
    for (Object object : set) {
      order.append(objects.indexOf(object));
    }
    return order.toString();
  }

  public static void main(String[] args) throws InterruptedException {
    String order = order();
    String kept = System.getProperty("mazurka.deterministic.order");
    if (kept == null) {
      System.setProperty("mazurka.deterministic.order", order);
    }
    assert kept == null || kept.equals(order) : kept + " but now " + order;
    Thread other = new Thread(() -> updates++);
    other.start();
    updates++;
    other.join();
    System.out.println(updates);
  }
}
