package io.mazurka.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Texts that people read, kept in files. With {@code -Dmazurka.golden.update=true} the files are
 * written anew instead of being compared; the change is then reviewed like any other.
 */
final class Golden {

  private static final Path FOLDER = Path.of("src/test/golden");

  private Golden() {}

  /** Compares a text with the file of that name. */
  static void assertGolden(String name, String text) {
    String actual = text + "\n";
    Path file = FOLDER.resolve(name);
    try {
      if (Boolean.getBoolean("mazurka.golden.update")) {
        Files.createDirectories(FOLDER);
        Files.writeString(file, actual);
      }
      assertThat(actual).as("golden file %s", file).isEqualTo(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
