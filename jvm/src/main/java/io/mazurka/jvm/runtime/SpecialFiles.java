package io.mazurka.jvm.runtime;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Files that are none: whoever opens a pipe or reads from a terminal waits for the world outside.
 */
final class SpecialFiles {

  private static final Set<String> HARMLESS = Set.of("/dev/null", "/dev/zero");

  private SpecialFiles() {}

  /** Refuses to open what is neither a file nor a folder. */
  static void check(@Nullable Object file, int site) {
    Path path = path(file);
    if (path != null && isSpecial(path)) {
      throw Operations.refuse(
          call(Sites.get(site)) + " of " + path + ", which is no ordinary file,",
          "It may wait for the world outside: put a file with test data in its place.",
          site);
    }
  }

  private static String call(Site site) {
    String owner = site.owner().replace('/', '.');
    String name = site.member().substring(0, site.member().indexOf('('));
    return name.equals("<init>") ? "new " + owner : owner + "." + name;
  }

  private static boolean isSpecial(Path path) {
    try {
      return !HARMLESS.contains(path.toString())
          && Files.readAttributes(path, BasicFileAttributes.class).isOther();
    } catch (IOException _) {
      return false;
    }
  }

  private static @Nullable Path path(@Nullable Object file) {
    try {
      return switch (file) {
        case Path path -> path;
        case File named -> named.toPath();
        case String name -> Path.of(name);
        case null, default -> null;
      };
    } catch (InvalidPathException _) {
      return null;
    }
  }
}
