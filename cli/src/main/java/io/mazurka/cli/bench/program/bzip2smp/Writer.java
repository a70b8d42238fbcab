package io.mazurka.cli.bench.program.bzip2smp;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** The thread that writes compressed blocks in the order of the input. */
final class Writer extends Thread {

  private final OrderedOutput output;
  private final String file;

  Writer(OrderedOutput output, String file) {
    this.output = output;
    this.file = file;
  }

  @Override
  public void run() {
    try {
      int number = 0;
      Block block;
      while ((block = output.take()) != null) {
        append(block.bytes());
        number++;
      }
      System.out.println(number + " blocks");
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void append(byte[] bytes) {
    try {
      Files.write(Path.of(file), bytes, StandardOpenOption.APPEND);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
