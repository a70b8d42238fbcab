// Each call of a writer is one, but a line of two calls is none.
// covers: PrintWriter
// finds: assertion
import java.io.PrintWriter;
import java.io.StringWriter;

public class LinePrintedInParts {
  static final StringWriter TEXT = new StringWriter();
  static final PrintWriter OUT = new PrintWriter(TEXT);

  static void line() {
    OUT.print("a");
    OUT.print("b");
  }

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(LinePrintedInParts::line);
    other.start();
    line();
    other.join();
    assert TEXT.toString().equals("abab") : TEXT;
  }
}
