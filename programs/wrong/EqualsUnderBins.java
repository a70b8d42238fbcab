// A map compares keys under the lock of their bin; equals takes another lock, whose holder wants to change the same bin.
// covers: equals and compareTo inside concurrent collections
// finds: deadlock
// except: dfs
import java.util.concurrent.ConcurrentHashMap;

public class EqualsUnderBins {
  static final Object lock = new Object();

  record Key(int number) {
    @Override
    public boolean equals(Object other) {
      synchronized (lock) {
        return other instanceof Key key && key.number == number;
      }
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  public static void main(String[] args) {
    var map = new ConcurrentHashMap<Key, String>();
    map.put(new Key(1), "one");
    new Thread(() -> map.put(new Key(1), "uno")).start();
    synchronized (lock) {
      map.put(new Key(2), "two");
    }
  }
}
