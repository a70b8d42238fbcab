// The map calls an equals that goes through a list of its own with a function, and only that does
// something visible: meanwhile the map's lock is held as it is for an equals that does so itself.
// outcomes: 3
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;

public class EqualsGoesThroughOwnList {
  static final Map<Key, String> MAP = new Hashtable<>();
  static volatile int comparisons;

  record Key(int value) {
    @Override
    public int hashCode() {
      return 1;
    }

    @Override
    public boolean equals(Object other) {
      List<Integer> own = new ArrayList<>(List.of(value));
      own.forEach(_ -> comparisons = comparisons + 1);
      return other instanceof Key key && own.get(0) == key.value;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    MAP.put(new Key(0), "zero");
    Thread other = new Thread(() -> MAP.put(new Key(1), "one"));
    other.start();
    MAP.put(new Key(2), "two");
    other.join();
    System.out.println(comparisons);
  }
}
