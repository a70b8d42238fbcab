// Double-checked locking with volatile.
// outcomes: 7 1
public class DoubleCheckedLocking {
  static volatile DoubleCheckedLocking instance;
  static int created;

  int value = 7;

  static DoubleCheckedLocking get() {
    DoubleCheckedLocking seen = instance;
    if (seen == null) {
      synchronized (DoubleCheckedLocking.class) {
        seen = instance;
        if (seen == null) {
          created++;
          seen = new DoubleCheckedLocking();
          instance = seen;
        }
      }
    }
    return seen;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(DoubleCheckedLocking::get);
    other.start();
    int value = get().value;
    other.join();
    System.out.println(value + " " + created);
  }
}
