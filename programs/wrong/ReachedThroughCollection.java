// An object that is handed over in a concurrent map, and changed afterwards.
// finds: race
public class ReachedThroughCollection {
  static class Box {
    int value;
  }

  public static void main(String[] args) throws InterruptedException {
    java.util.Map<String, Box> map = new java.util.concurrent.ConcurrentHashMap<>();
    Thread other =
        new Thread(
            () -> {
              Box box = map.get("a");
              if (box != null) {
                box.value++;
              }
            });
    other.start();
    Box box = new Box();
    map.put("a", box);
    box.value++;
    other.join();
    System.out.println(box.value);
  }
}
