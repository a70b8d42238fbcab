// What a walk through a map has found stays seen, whatever it may have passed: it looks up the rest.
// covers: changes that a walk has passed
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class BinsInOrder {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> mail = new ConcurrentHashMap<>();
    Thread sender =
        new Thread(
            () -> {
              mail.put("parcel", 1);
              mail.put("receipt", 2);
            });
    sender.start();
    for (String item : mail.keySet()) {
      assert item.equals("parcel") || mail.containsKey("parcel") : "the parcel is lost";
    }
    sender.join();
  }
}
