// library: com.google.common.collect.ConcurrentHashMultiset
// checks: every addition counts, also where another thread removes
// outcomes: 2
import com.google.common.collect.ConcurrentHashMultiset;

public class GuavaMultiset {
  public static void main(String[] args) throws InterruptedException {
    ConcurrentHashMultiset<String> multiset = ConcurrentHashMultiset.create();
    Thread other = new Thread(() -> {
      multiset.add("a");
      multiset.remove("a");
    });
    other.start();
    multiset.add("a");
    multiset.add("a");
    other.join();
    System.out.println(multiset.count("a"));
  }
}
