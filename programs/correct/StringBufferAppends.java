// Each append to a string buffer is atomic.
// covers: StringBuffer
// outcomes: ab | ba
public class StringBufferAppends {
  static final StringBuffer TEXT = new StringBuffer();

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
    System.out.println(TEXT);
  }
}
