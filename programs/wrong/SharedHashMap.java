// A map that is not made for two threads.
// covers: HashMap
// finds: race
public class SharedHashMap {
  public static void main(String[] args) throws InterruptedException {
    java.util.Map<String, Integer> map = new java.util.HashMap<>();
    Thread other = new Thread(() -> map.put("a", 1));
    other.start();
    System.out.println(map.get("a"));
    other.join();
  }
}
