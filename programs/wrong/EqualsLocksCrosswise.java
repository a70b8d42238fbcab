// A table looks for a key, whose equals takes a lock, while another thread has that lock and uses the table.
// covers: equals and hashCode under a collection's lock
// finds: deadlock
// message: deadlock: main at EqualsLocksCrosswise.java:36, Thread-0 at EqualsLocksCrosswise.java:20
import java.util.Hashtable;
import java.util.Map;

public class EqualsLocksCrosswise {
  static final Object lock = new Object();

  static class Key {
    final int number;

    Key(int number) {
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      synchronized (lock) {
        return other instanceof Key key && key.number == number;
      }
    }

    @Override
    public int hashCode() {
      return number;
    }
  }

  public static void main(String[] args) {
    Map<Key, String> table = new Hashtable<>();
    table.put(new Key(1), "one");
    new Thread(() -> table.get(new Key(1))).start();
    synchronized (lock) {
      table.size();
    }
  }
}
