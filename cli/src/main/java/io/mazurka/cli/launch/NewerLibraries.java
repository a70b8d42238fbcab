package io.mazurka.cli.launch;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Replaces old class files in the libraries of a folder, which only Mazurka uses, by {@linkplain
 * NewerVersion newer ones}. Libraries without any stay as they are.
 */
public final class NewerLibraries {

  private static final String JAR = ".jar";

  private final NewerVersion newer;

  private NewerLibraries(NewerVersion newer) {
    this.newer = newer;
  }

  /** The only argument is the folder. */
  public static void main(String[] args) throws IOException {
    replace(Path.of(args[0]));
  }

  static void replace(Path folder) throws IOException {
    List<Path> jars = jars(folder);
    for (Path jar : jars) {
      byte[] replaced;
      try (URLClassLoader classes =
          new URLClassLoader(urls(jars), ClassLoader.getPlatformClassLoader())) {
        replaced = new NewerLibraries(new NewerVersion(classes)).replaced(jar);
      }
      if (replaced.length > 0) {
        Path fresh = Files.write(jar.resolveSibling(jar.getFileName() + ".fresh"), replaced);
        Files.move(fresh, jar, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static List<Path> jars(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(JAR)).sorted().toList();
    }
  }

  private static URL[] urls(List<Path> jars) {
    return jars.stream().map(NewerLibraries::url).toArray(URL[]::new);
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The library with newer class files, or nothing if it has no old ones. */
  private byte[] replaced(Path jar) throws IOException {
    boolean changed = false;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipFile from = new ZipFile(jar.toFile());
        ZipOutputStream to = new ZipOutputStream(bytes)) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        byte[] content = from.getInputStream(entry).readAllBytes();
        byte[] replaced = isOldClass(entry, content) ? newer.of(content) : content;
        changed |= replaced != content;
        put(to, entry, replaced);
      }
    }
    return changed ? bytes.toByteArray() : new byte[0];
  }

  private static boolean isOldClass(ZipEntry entry, byte[] content) {
    return entry.getName().endsWith(".class") && NewerVersion.wanted(content);
  }

  private static void put(ZipOutputStream to, ZipEntry old, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(old.getName());
    entry.setTime(old.getTime());
    to.putNextEntry(entry);
    to.write(content);
    to.closeEntry();
  }
}
