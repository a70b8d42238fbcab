// Double-checked locking without volatile.
// finds: race
// message: data race on BrokenDoubleCheckedLocking.instance
public class BrokenDoubleCheckedLocking {
  static BrokenDoubleCheckedLocking instance;

  int value = 7;

  static BrokenDoubleCheckedLocking get() {
    if (instance == null) {
      synchronized (BrokenDoubleCheckedLocking.class) {
        if (instance == null) {
          instance = new BrokenDoubleCheckedLocking();
        }
      }
    }
    return instance;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> get());
    other.start();
    System.out.println(get().value);
    other.join();
  }
}
