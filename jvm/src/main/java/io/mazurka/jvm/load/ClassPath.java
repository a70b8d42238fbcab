package io.mazurka.jvm.load;

import io.mazurka.program.ProgramException;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The folders and jars in which a program's classes and resources are looked for, in order. */
public final class ClassPath implements AutoCloseable {

  private final List<ClassPathEntry> entries = new ArrayList<>();

  private ClassPath() {}

  private ClassPath(List<Path> paths) {
    Deque<Path> ahead = new ArrayDeque<>(paths);
    Set<Path> seen = new LinkedHashSet<>();
    while (!ahead.isEmpty()) {
      Path path = ahead.removeFirst();
      if (seen.add(path.toAbsolutePath().normalize())) {
        add(ClassPathEntry.open(path), ahead);
      }
    }
  }

  /** Opens the folders and jars, with those that the jars' manifests name. */
  public static ClassPath open(List<Path> paths) {
    return new ClassPath(paths);
  }

  /** Everything that a class loader of the running Java finds. */
  public static ClassPath of(ClassLoader loader) {
    ClassPath classPath = new ClassPath();
    classPath.entries.add(new LoaderEntry(loader));
    return classPath;
  }

  /**
   * The paths in a text as the command {@code java -cp} takes it: separated by the system's path
   * separator, with {@code folder/*} for all jars in a folder.
   */
  public static List<Path> parse(String text) {
    List<Path> paths = new ArrayList<>();
    for (String part : text.split(File.pathSeparator, -1)) {
      if (part.equals("*") || part.endsWith("/*") || part.endsWith(File.separator + "*")) {
        paths.addAll(jarsIn(Path.of(part.substring(0, part.length() - 1))));
      } else {
        paths.add(Path.of(part));
      }
    }
    return paths;
  }

  private static List<Path> jarsIn(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(file -> file.toString().toLowerCase(java.util.Locale.ROOT).endsWith(".jar"))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new ProgramException(
          "The class path names the jars in %s, which cannot be read (%s)."
              .formatted(folder, e.getMessage()),
          e);
    }
  }

  private void add(ClassPathEntry entry, Deque<Path> ahead) {
    entries.add(entry);
    if (entry instanceof Jar jar) {
      try {
        jar.classPath().reversed().forEach(ahead::addFirst);
      } catch (IOException e) {
        throw unreadable(entry, e);
      }
    }
  }

  /** The class file of a class of the program, or null if there is none. */
  @Nullable ClassFile classFile(String internalName) {
    String resource = internalName + ".class";
    for (ClassPathEntry entry : entries) {
      byte[] bytes = read(entry, resource);
      if (bytes != null) {
        return new ClassFile(internalName, bytes, entry.path().toString());
      }
    }
    return null;
  }

  private static byte @Nullable [] read(ClassPathEntry entry, String resource) {
    try {
      return entry.read(resource);
    } catch (IOException e) {
      throw unreadable(entry, e);
    }
  }

  /** Everywhere the resource is, in order. */
  List<URL> locate(String resource) throws IOException {
    List<URL> urls = new ArrayList<>();
    for (ClassPathEntry entry : entries) {
      URL url = entry.locate(resource);
      if (url != null) {
        urls.add(url);
      }
    }
    return urls;
  }

  private static ProgramException unreadable(ClassPathEntry entry, IOException cause) {
    return new ProgramException(
        "%s on the class path cannot be read (%s).".formatted(entry.path(), cause.getMessage()),
        cause);
  }

  @Override
  public void close() throws IOException {
    for (ClassPathEntry entry : entries) {
      entry.close();
    }
  }

  @Override
  public String toString() {
    return entries.stream()
        .map(entry -> entry.path().toString())
        .collect(Collectors.joining(File.pathSeparator));
  }
}
