package io.mazurka.cli.bench.program.pfscan;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.mazurka.cli.bench.program.Fault;
import java.io.File;
import java.util.Arrays;

/**
 * Looks for a text in all files below a directory, in parallel, after the description of pfscan in
 * Yang 2008 and 2009: the main thread walks the tree and puts paths into a bounded queue, from
 * which workers take them; they show what they find under one lock and count it under another, and
 * the last thing that a worker does is to say that there is one less of them, which is what the
 * main thread waits for.
 *
 * <p>The arguments are the number of workers, the text, the directory, and maybe what is to be
 * wrong: with {@code race} the number of matches is told while workers are still looking for some,
 * with {@code deadlock} the end of the queue wakes one waiting worker only, and {@code buggy} is
 * both. It prints each match as path and offset, and how many there are.
 */
public final class Pfscan {

  private static final int QUEUE_SIZE = 2;

  private Pfscan() {}

  /** Scans a directory. */
  public static void main(String[] args) throws InterruptedException {
    int workers = Integer.parseInt(args[0]);
    String text = new String(args[1].getBytes(UTF_8), ISO_8859_1);
    Fault fault = Fault.of(args, 3);
    PathQueue queue = new PathQueue(QUEUE_SIZE, !fault.isDeadlock());
    Tally tally = new Tally(workers);
    for (int i = 0; i < workers; i++) {
      new Worker(queue, tally, text).start();
    }
    walk(args[2], queue);
    queue.close();
    if (!fault.isRace()) {
      tally.await();
    }
    System.out.println(tally.matches() + " matches");
  }

  private static void walk(String path, PathQueue queue) throws InterruptedException {
    String[] names = new File(path).list();
    if (names == null) {
      queue.put(path);
      return;
    }
    Arrays.sort(names);
    for (String name : names) {
      walk(path + File.separator + name, queue);
    }
  }
}
