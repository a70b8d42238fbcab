package io.mazurka.cli.bench.program.bzip2smp;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** A thread that compresses one block after another. */
final class Compressor extends Thread {

  private final BlockQueue queue;
  private final OrderedOutput output;

  Compressor(BlockQueue queue, OrderedOutput output) {
    this.queue = queue;
    this.output = output;
  }

  @Override
  public void run() {
    try {
      Block block;
      while ((block = queue.take()) != null) {
        output.put(new Block(block.number(), compress(block.bytes())));
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] compress(byte[] bytes) {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
      gzip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return compressed.toByteArray();
  }
}
