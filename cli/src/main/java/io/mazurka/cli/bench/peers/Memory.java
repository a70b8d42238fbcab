package io.mazurka.cli.bench.peers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The most memory that a process has had so far, where the operating system tells: Linux does. */
final class Memory {

  private static final String PEAK = "VmHWM:";
  private static final long UNKNOWN = -1;

  private final Path status;
  private long kilobytes = UNKNOWN;

  Memory(long process) {
    this.status = Path.of("/proc", Long.toString(process), "status");
  }

  /** Asks; the process may be gone already. */
  void look() {
    try (Stream<String> lines = Files.lines(status)) {
      lines.filter(line -> line.startsWith(PEAK)).findFirst().ifPresent(this::read);
    } catch (IOException | java.io.UncheckedIOException _) {
      // What was seen last stands.
    }
  }

  private void read(String line) {
    kilobytes = Long.parseLong(line.replaceAll("[^0-9]", ""));
  }

  long peakMegabytes() {
    return kilobytes == UNKNOWN ? UNKNOWN : kilobytes / 1024;
  }
}
