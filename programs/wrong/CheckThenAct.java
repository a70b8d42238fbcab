// Each call of the map is atomic; the two together are not.
// covers: ConcurrentHashMap
// finds: assertion
// outcomes: | 2
public class CheckThenAct {
  public static void main(String[] args) throws InterruptedException {
    java.util.Map<String, Integer> map = new java.util.concurrent.ConcurrentHashMap<>();
    map.put("a", 0);
    Thread other = new Thread(() -> map.put("a", map.get("a") + 1));
    other.start();
    map.put("a", map.get("a") + 1);
    other.join();
    assert map.get("a") == 2;
    System.out.println(map.get("a"));
  }
}
