// A map that is.
// covers: ConcurrentHashMap
// outcomes: 2
public class ConcurrentMap {
  public static void main(String[] args) throws InterruptedException {
    java.util.Map<String, Integer> map = new java.util.concurrent.ConcurrentHashMap<>();
    Thread other = new Thread(() -> map.merge("a", 1, Integer::sum));
    other.start();
    map.merge("a", 1, Integer::sum);
    other.join();
    System.out.println(map.get("a"));
  }
}
