// A walk through a map may miss what comes first and see what comes later: it has passed the bin.
// covers: changes that a walk has passed
// finds: assertion
// message: the receipt
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class BinPassed {
  public static void main(String[] args) throws InterruptedException {
    Map<String, Integer> mail = new ConcurrentHashMap<>();
    Thread sender =
        new Thread(
            () -> {
              mail.put("parcel", 1);
              mail.put("receipt", 2);
            });
    sender.start();
    Set<String> seen = new HashSet<>();
    for (String item : mail.keySet()) {
      seen.add(item);
    }
    assert !seen.equals(Set.of("receipt")) : "the receipt came without the parcel";
    sender.join();
  }
}
