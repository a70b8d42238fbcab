package io.mazurka.cli.bench.papers;

import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files that ports of real programs work on, in a folder for temporary files that goes when the
 * virtual machine does. They are small: their programs run thousands of times.
 */
final class Inputs {

  /** What {@link #tree} has once in its first file. */
  static final String WANTED = "mazurka";

  private static final String TEXT =
      "A mazurka is a dance in triple time, with the second or the third beat accented.\n";

  private final Path folder;

  private Inputs(Path folder) {
    this.folder = folder;
  }

  /** A new folder. */
  static Inputs create() {
    try {
      Path folder = Files.createTempDirectory("mazurka-bench");
      folder.toFile().deleteOnExit();
      return new Inputs(folder);
    } catch (IOException e) {
      throw new ProgramException("there is no room for the benchmarks' input", e);
    }
  }

  /** A directory of one file. */
  String tree() {
    Path tree = folder.resolve("tree");
    write(tree, "file", TEXT);
    return tree.toString();
  }

  /** A file of so many characters. */
  String text(int length) {
    return write(folder, "text", TEXT.repeat(1 + length / TEXT.length()).substring(0, length));
  }

  /** A file for the program to write. */
  String output() {
    return write(folder, "output", "");
  }

  private static String write(Path directory, String name, String content) {
    try {
      Path file = Files.createDirectories(directory).resolve(name);
      directory.toFile().deleteOnExit();
      file.toFile().deleteOnExit();
      return Files.writeString(file, content).toString();
    } catch (IOException e) {
      throw new ProgramException("the benchmarks' input cannot be written", e);
    }
  }
}
