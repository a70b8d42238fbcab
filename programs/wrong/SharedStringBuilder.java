// A string builder is not made for two threads.
// covers: StringBuilder
// finds: race
// message: data race on java.lang.StringBuilder: write at SharedStringBuilder.main
public class SharedStringBuilder {
  static final StringBuilder TEXT = new StringBuilder();

  static void other() throws Exception {
    TEXT.append("a");
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
    TEXT.append("b");
    other.join();
  }
}
