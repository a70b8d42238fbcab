package io.mazurka.cli.bench.program;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.cli.bench.program.aget.Aget;
import io.mazurka.cli.bench.program.bzip2smp.Bzip2smp;
import io.mazurka.cli.bench.program.pfscan.Pfscan;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ports of the papers' programs do their work, run as ordinary programs. */
class PortsTest {

  @TempDir private Path folder = Path.of("");

  /** Something that can be run. */
  private interface Work {
    void run() throws Exception;
  }

  private static String printed(Work work) throws Exception {
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try {
      work.run();
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  private Path input(int length) throws IOException {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return Files.write(folder.resolve("input"), bytes);
  }

  @Test
  void aget_copiesTheWholeFile_alsoIfItsPartsAreNotEqual() throws Exception {
    for (int length : new int[] {10_000, 9_997, 5}) {
      Path input = input(length);
      Path output = folder.resolve("output");
      String[] args = {"4", "3", input.toString(), output.toString()};
      assertThat(printed(() -> Aget.main(args))).isEqualToIgnoringNewLines(length + " bytes");
      assertThat(output).hasSameBinaryContentAs(input);
    }
  }

  @Test
  void bzip2smp_writesWhatGzipCanRead_inTheOrderOfTheInput() throws Exception {
    Path input = input(10_000);
    Path output = folder.resolve("output.gz");
    String[] args = {"3", "333", input.toString(), output.toString()};
    assertThat(printed(() -> Bzip2smp.main(args))).isEqualToIgnoringNewLines("31 blocks");
    try (InputStream gzip = new GZIPInputStream(Files.newInputStream(output))) {
      assertThat(gzip.readAllBytes()).isEqualTo(Files.readAllBytes(input));
    }
  }

  @Test
  void pfscan_showsEveryMatch_ofEveryFileBelowTheDirectory() throws Exception {
    Path below = Files.createDirectories(folder.resolve("tree/below"));
    Path one = Files.writeString(folder.resolve("tree/one"), "a dance, a dance");
    Path two = Files.writeString(below.resolve("two"), "no such thing");
    Path three = Files.writeString(below.resolve("three"), "dänce, dance");
    String[] args = {"3", "dance", folder.resolve("tree").toString()};
    assertThat(printed(() -> Pfscan.main(args)).lines())
        .containsExactlyInAnyOrder(one + ":2", one + ":11", three + ":8", "3 matches")
        .endsWith("3 matches")
        .noneMatch(line -> line.startsWith(two.toString()));
  }
}
