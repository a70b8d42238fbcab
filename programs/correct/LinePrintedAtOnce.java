// Each call of a writer is one, and it locks what is below.
// covers: PrintWriter
// outcomes: abab
import java.io.PrintWriter;
import java.io.StringWriter;

public class LinePrintedAtOnce {
  static final StringWriter TEXT = new StringWriter();
  static final PrintWriter OUT = new PrintWriter(TEXT);

  public static void main(String[] args) throws Exception {
    Thread other = new Thread(() -> OUT.print("ab"));
    other.start();
    OUT.print("ab");
    other.join();
    System.out.println(TEXT);
  }
}
