// A string builder with a lock.
// covers: StringBuilder
// outcomes: ab | ba
public class StringBuilderUnderLock {
  static final StringBuilder TEXT = new StringBuilder();

  static void append(String text) {
    synchronized (TEXT) {
      TEXT.append(text);
    }
  }

  static void other() throws Exception {
    append("a");
  }

  public static void main(String[] args) throws Exception {
    Thread other =
        new Thread(
            () -> {
              try {
                other();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    other.start();
    append("b");
    other.join();
    System.out.println(TEXT);
  }
}
