package io.mazurka.cli.bench.program.aget;

import io.mazurka.cli.bench.program.Fault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Downloads a file by several threads at once, after the description of aget in Yang 2009: each
 * fetches parts of the file, here from a file that plays the server, writes them at their offsets,
 * and in the end counts under a lock what it has written. One more thread waits for a signal and
 * then says how far the download is; the main thread sends it when all are done.
 *
 * <p>A thread asks, under the same lock, at which offset to go on. Ranges that are given to threads
 * beforehand would make each thread different from all others, as long as it runs, and there would
 * be no symmetry to discover.
 *
 * <p>The arguments are the number of downloading threads, the parts of each, the file to fetch, the
 * file to write, and maybe what is to be wrong: with {@code race} threads count without the lock,
 * with {@code deadlock} the thread that waits for the signal holds it meanwhile, and {@code buggy}
 * is both. It prints the number of bytes written.
 */
public final class Aget {

  private Aget() {}

  /** Downloads a file. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int threads = Integer.parseInt(args[0]);
    int parts = Integer.parseInt(args[1]);
    String store = args[2];
    String file = args[3];
    Fault fault = Fault.of(args, 4);
    int count = threads * parts;
    Files.write(Path.of(file), new byte[0]);
    Download download =
        new Download((int) ((Files.size(Path.of(store)) + count - 1) / count), fault);
    Thread reporter = new Reporter(download);
    reporter.start();
    List<Thread> downloaders = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      downloaders.add(new Downloader(download, store, file, parts));
    }
    for (Thread downloader : downloaders) {
      downloader.start();
    }
    for (Thread downloader : downloaders) {
      downloader.join();
    }
    download.signal();
    reporter.join();
  }
}
