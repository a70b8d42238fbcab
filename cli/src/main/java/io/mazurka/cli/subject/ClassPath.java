package io.mazurka.cli.subject;

import io.mazurka.program.ProgramException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A class path as {@code java -cp} understands it. */
public final class ClassPath {

  private ClassPath() {}

  /** The entries, made absolute; {@code folder/*} stands for the folder's jars. */
  public static List<Path> parse(String text, Path directory) {
    List<Path> entries = new ArrayList<>();
    for (String entry : text.split(Pattern.quote(File.pathSeparator), -1)) {
      if (entry.equals("*") || entry.endsWith("/*")) {
        entries.addAll(jars(resolve(entry.substring(0, entry.length() - 1), directory)));
      } else {
        entries.add(resolve(entry, directory));
      }
    }
    return entries;
  }

  private static Path resolve(String entry, Path directory) {
    try {
      return directory.resolve(entry).normalize();
    } catch (InvalidPathException e) {
      throw new ProgramException("the class path entry '" + entry + "' is no path", e);
    }
  }

  private static List<Path> jars(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".jar"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new ProgramException("cannot read the class path folder " + folder, e);
    }
  }

  /** Refuses entries that are not there or cannot be read. */
  static void check(List<Path> entries) {
    for (Path entry : entries) {
      if (!Files.exists(entry)) {
        throw new ProgramException("the class path entry " + entry + " does not exist");
      }
      if (!Files.isReadable(entry)) {
        throw new ProgramException("the class path entry " + entry + " cannot be read");
      }
    }
  }
}
