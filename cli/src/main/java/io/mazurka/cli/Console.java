package io.mazurka.cli;

import io.mazurka.text.Terminal;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * Where a command stands: its streams, its terminal, its directory.
 *
 * @param command how the user calls Mazurka
 */
record Console(
    PrintStream out, PrintStream err, Terminal terminal, Path directory, String command) {

  /** The process' own. */
  static Console system() {
    Terminal terminal = Terminal.of(System.getProperty("mazurka.terminal", ""), System.getenv());
    return new Console(
        new PrintStream(new FileOutputStream(FileDescriptor.out), false, terminal.charset()),
        new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
        terminal,
        Path.of("").toAbsolutePath(),
        System.getProperty("mazurka.command", "mazurka"));
  }

  void print(List<String> lines) {
    lines.forEach(out::println);
    out.flush();
  }

  /** Says on standard error what went wrong or needs attention. */
  void complain(String message) {
    List<String> lines = terminal.printable().lines(message);
    for (int i = 0; i < lines.size(); i++) {
      err.println((i == 0 ? "mazurka: " : "  ") + lines.get(i));
    }
    err.flush();
  }
}
