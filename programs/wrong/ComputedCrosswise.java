// Two maps that compute values with each other's help: each holds what the other waits for.
// covers: ConcurrentHashMap.compute and the like
// finds: deadlock
// message: main at ComputedCrosswise.java:14, Thread-0 at ComputedCrosswise.java:12
// outcomes: | {a=1} {b=1} | {a=2} {b=2}
import java.util.concurrent.ConcurrentHashMap;

public class ComputedCrosswise {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMap<String, Integer> one = new ConcurrentHashMap<>();
    ConcurrentHashMap<String, Integer> other = new ConcurrentHashMap<>();
    Thread thread = new Thread(() -> one.compute("a", (a, x) -> other.compute("b", (b, y) -> 1)));
    thread.start();
    other.compute("b", (b, y) -> one.compute("a", (a, x) -> 2));
    thread.join();
    System.out.println(one + " " + other);
  }
}
