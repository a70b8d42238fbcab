package io.mazurka.golden;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Texts that people read, kept in files. With {@code -Dmazurka.golden.update=true} the files are
 * written anew instead of being compared; the change is then reviewed like any other.
 */
public final class Golden {

  private static final Path FOLDER = Path.of("src/test/golden");

  private Golden() {}

  /** Compares lines, or texts with a line break behind each, with the file of that name. */
  public static void assertGolden(String name, List<String> actual) {
    assertGolden(name, String.join("\n", actual) + "\n");
  }

  /** Compares a text with the file of that name. */
  public static void assertGolden(String name, String actual) {
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
