/** A singleton made on first use; the field is volatile, so who sees the object sees its fields. */
public class DoubleCheckedLockFixed {

  /** What is made only once. */
  static class Settings {
    int size = 42;
  }

  private static volatile Settings settings;

  static Settings get() {
    if (settings == null) {
      synchronized (DoubleCheckedLockFixed.class) {
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
    new Thread(DoubleCheckedLockFixed::use, "reader").start();
    use();
  }
}
