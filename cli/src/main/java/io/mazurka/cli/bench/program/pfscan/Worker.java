package io.mazurka.cli.bench.program.pfscan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A thread that looks for a text in one file after another. */
final class Worker extends Thread {

  private final PathQueue queue;
  private final Tally tally;
  private final String text;

  Worker(PathQueue queue, Tally tally, String text) {
    this.queue = queue;
    this.tally = tally;
    this.text = text;
  }

  @Override
  public void run() {
    try {
      String path;
      while ((path = queue.get()) != null) {
        scan(path);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      tally.leave();
    }
  }

  private void scan(String path) {
    String file = read(path);
    int found = 0;
    for (int at = file.indexOf(text); at >= 0; at = file.indexOf(text, at + 1)) {
      tally.print(path, at);
      found++;
    }
    tally.add(found);
  }

  /** Bytes as characters, so that any file can be read. */
  private static String read(String path) {
    try {
      return Files.readString(Path.of(path), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
