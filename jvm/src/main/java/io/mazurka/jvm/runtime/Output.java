package io.mazurka.jvm.runtime;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What the program prints, kept apart from what Mazurka prints. */
final class Output {

  /** Where output goes: no object of the program's. */
  private static final class Written extends ByteArrayOutputStream {}

  /** Where output goes that nobody reads. */
  private static final class Nowhere extends OutputStream {

    @Override
    public void write(int ignored) {}

    @Override
    public void write(byte[] bytes, int from, int length) {}
  }

  private final ByteArrayOutputStream written = new Written();

  /** The program's standard output. */
  final PrintStream out = new PrintStream(written, false, StandardCharsets.UTF_8);

  /** The program's standard error, which nobody reads. */
  final PrintStream err = new PrintStream(new Nowhere(), false, StandardCharsets.UTF_8);

  /** The program's standard input, which is at its end. */
  final InputStream in = new ByteArrayInputStream(new byte[0]);

  /** All that was printed. */
  String all() {
    out.flush();
    return written.size() == 0 ? "" : written.toString(StandardCharsets.UTF_8);
  }

  /** What was printed, without the last line break. */
  String text() {
    String text = all();
    return text.endsWith("\r\n")
        ? text.substring(0, text.length() - 2)
        : text.endsWith("\n") ? text.substring(0, text.length() - 1) : text;
  }

  void clear() {
    out.flush();
    written.reset();
  }
}
