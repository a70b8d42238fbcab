package io.mazurka.cli.bench.program.bzip2smp;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Compresses a file by several threads at once, after the description of bzip2smp in Yang 2008: the
 * main thread reads blocks and puts them into a bounded queue, workers compress them, and a writer
 * puts the results into the order of the input. A block becomes a member of a gzip file, as the JDK
 * does not know bzip2.
 *
 * <p>The arguments are the number of workers, the size of a block, the file to compress, and the
 * file to write. It prints the number of blocks.
 */
public final class Bzip2smp {

  private static final int QUEUE_SIZE = 2;

  private Bzip2smp() {}

  /** Compresses a file. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int workers = Integer.parseInt(args[0]);
    int blockSize = Integer.parseInt(args[1]);
    Files.write(Path.of(args[3]), new byte[0]);
    BlockQueue queue = new BlockQueue(QUEUE_SIZE);
    int total = (int) ((Files.size(Path.of(args[2])) + blockSize - 1) / blockSize);
    OrderedOutput output = new OrderedOutput(total);
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      threads.add(new Compressor(queue, output));
    }
    threads.add(new Writer(output, args[3]));
    for (Thread thread : threads) {
      thread.start();
    }
    for (int number = 0; number < total; number++) {
      queue.put(new Block(number, block(args[2], number, blockSize)));
    }
    queue.close();
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static byte[] block(String file, int number, int size) throws IOException {
    try (FileChannel input = FileChannel.open(Path.of(file), StandardOpenOption.READ)) {
      ByteBuffer block = ByteBuffer.allocate(size);
      long from = (long) number * size;
      while (block.hasRemaining() && input.read(block, from + block.position()) >= 0) {}
      return Arrays.copyOf(block.array(), block.position());
    }
  }
}
