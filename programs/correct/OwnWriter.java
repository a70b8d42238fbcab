// A writer of the program's own: what it inherits locks it, and calls what it does itself.
// outcomes: <a><b> | <b><a>
// except: dfs
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;

public class OwnWriter {
  static class Brackets extends Writer {
    final StringBuffer text = new StringBuffer();

    @Override
    public void write(char[] characters, int offset, int length) {
      text.append("<");
      text.append(characters, offset, length);
      text.append(">");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  static void write(Writer writer, String text) {
    try {
      writer.write(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Brackets brackets = new Brackets();
    Thread other = new Thread(() -> write(brackets, "a"));
    other.start();
    write(brackets, "b");
    other.join();
    System.out.println(brackets.text);
  }
}
