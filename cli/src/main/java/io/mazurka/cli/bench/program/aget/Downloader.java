package io.mazurka.cli.bench.program.aget;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A thread that fetches its share of the parts of a file, each where the download says. */
final class Downloader extends Thread {

  private final Download download;
  private final String store;
  private final String file;
  private final int parts;

  Downloader(Download download, String store, String file, int parts) {
    this.download = download;
    this.store = store;
    this.file = file;
    this.parts = parts;
  }

  @Override
  public void run() {
    int written = 0;
    for (int i = 0; i < parts; i++) {
      written += fetch(download.next());
    }
    download.finish(written);
  }

  private int fetch(long offset) {
    ByteBuffer part = ByteBuffer.allocate(download.partSize());
    try (FileChannel from = FileChannel.open(Path.of(store), StandardOpenOption.READ);
        FileChannel to = FileChannel.open(Path.of(file), StandardOpenOption.WRITE)) {
      while (part.hasRemaining() && from.read(part, offset + part.position()) >= 0) {}
      part.flip();
      int length = part.remaining();
      while (part.hasRemaining()) {
        to.write(part, offset + part.position());
      }
      return length;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
