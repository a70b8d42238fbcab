package io.mazurka.jvm.runtime;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** What the program prints, kept apart from what Mazurka prints. */
final class Output {

  private final ByteArrayOutputStream written = new ByteArrayOutputStream();

  /** The program's standard output. */
  final PrintStream out = new PrintStream(written, false, StandardCharsets.UTF_8);

  /** The program's standard error, which nobody reads. */
  final PrintStream err =
      new PrintStream(java.io.OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

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
