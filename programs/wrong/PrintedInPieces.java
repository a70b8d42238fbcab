// What is printed in pieces is mixed up.
// covers: PrintStream
// finds: assertion
// message: mixed up
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class PrintedInPieces {
  static final ByteArrayOutputStream BYTES = new ByteArrayOutputStream();
  static final PrintStream STREAM = new PrintStream(BYTES);

  static void other() throws Exception {
    STREAM.print("a");
    STREAM.print("b");
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
    STREAM.print("c");
    STREAM.print("d");
    other.join();
    STREAM.flush();
    assert BYTES.toString().equals("abcd") || BYTES.toString().equals("cdab") : "mixed up";
  }
}
