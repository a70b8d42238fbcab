// Who reads a map does not wait for a value that is being computed, nor does who changes another bin.
// outcomes: 0 7 | 0 null | 1 7 | 1 null
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class ReadWhileComputed {
  static volatile int begun;

  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
    CountDownLatch latch = new CountDownLatch(1);
    Thread other = new Thread(() -> map.computeIfAbsent("a", key -> {
      begun = 1;
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      return 7;
    }));
    other.start();
    map.put("b", 2);
    latch.countDown();
    String seen = begun + " " + map.get("a");
    other.join();
    System.out.println(seen);
  }
}
