/**
 * A singleton made on first use, with the check before the lock that is meant to save the lock.
 *
 * <p>The first check reads a plain field that another thread may be writing. Nothing orders the two,
 * so Java allows the reader to see the new object before its fields: a data race, although no
 * interleaving shows a wrong value.
 */
public class DoubleCheckedLock {

  /** What is made only once. */
  static class Settings {
    int size = 42;
  }

  private static Settings settings;

  static Settings get() {
    if (settings == null) {
      synchronized (DoubleCheckedLock.class) {
        if (settings == null) {
          settings = new Settings();
        }
      }
    }
    return settings;
  }

  private static void use() {
    int size = get().size;
    assert size == 42 : "size is " + size;
  }

  public static void main(String[] args) {
    new Thread(DoubleCheckedLock::use, "reader").start();
    use();
  }
}
