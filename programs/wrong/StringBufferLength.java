// The length of a string buffer and its last character are two questions.
// covers: StringBuffer
// finds: exception
// message: IndexOutOfBoundsException
public class StringBufferLength {
  static final StringBuffer TEXT = new StringBuffer("ab");

  static void other() throws Exception {
    TEXT.setLength(1);
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
    System.out.println(TEXT.charAt(TEXT.length() - 1));
    other.join();
  }
}
