package io.mazurka.cli.bench.papers;

import io.mazurka.cli.bench.BenchSubject;
import io.mazurka.cli.bench.program.aget.Aget;
import io.mazurka.cli.bench.program.bzip2smp.Bzip2smp;
import io.mazurka.cli.bench.program.pfscan.Pfscan;
import java.util.ArrayList;
import java.util.List;

/** The ports of real programs, with small inputs. */
final class Ports {

  /** How many parts each thread of aget fetches, and the size of a part. */
  private static final int PARTS = 2;

  private static final int PART_SIZE = 8;

  private static final int BLOCK_SIZE = 16;

  private Ports() {}

  /**
   * The file scanner, of a directory of one file.
   *
   * @param threads the main thread and the workers
   * @param faults what is wrong, if something is
   */
  static BenchSubject pfscan(int threads, String... faults) {
    return BenchSubject.java(
        name("pfscan", threads, faults),
        Pfscan.class,
        () -> with(List.of("" + (threads - 1), Inputs.WANTED, Inputs.create().tree()), faults));
  }

  /**
   * The download.
   *
   * @param threads those that download; two more start them and tell what they did
   */
  static BenchSubject aget(int threads, String... faults) {
    return BenchSubject.java(
        name("aget", threads, faults),
        Aget.class,
        () -> {
          Inputs inputs = Inputs.create();
          String store = inputs.text(threads * PARTS * PART_SIZE);
          return with(List.of("" + threads, "" + PARTS, store, inputs.output()), faults);
        });
  }

  /**
   * The compressor.
   *
   * @param threads the main thread, the writer and the workers
   */
  static BenchSubject bzip2smp(int threads, int blocks) {
    return BenchSubject.java(
        name("bzip2smp", threads),
        Bzip2smp.class,
        () -> {
          Inputs inputs = Inputs.create();
          String text = inputs.text(blocks * BLOCK_SIZE);
          return List.of("" + (threads - 2), "" + BLOCK_SIZE, text, inputs.output());
        });
  }

  private static String name(String program, int threads, String... faults) {
    return String.join("-", with(List.of(program), faults)) + ", " + threads;
  }

  private static List<String> with(List<String> words, String... more) {
    List<String> all = new ArrayList<>(words);
    all.addAll(List.of(more));
    return all;
  }
}
