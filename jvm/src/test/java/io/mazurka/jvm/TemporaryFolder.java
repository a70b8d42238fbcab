package io.mazurka.jvm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Folders that do not stay when the tests are over. */
public final class TemporaryFolder {

  private TemporaryFolder() {}

  /** A new folder that goes away when the tests of this process end. */
  public static Path untilTheEnd(String name) throws IOException {
    Path folder = Files.createTempDirectory(name);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder)));
    return folder;
  }

  /** Removes a folder and everything in it. */
  public static void delete(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      List<Path> deepestFirst = walk.sorted(Comparator.reverseOrder()).toList();
      for (Path file : deepestFirst) {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
