package io.mazurka.jvm.load;

import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A folder or a jar on the class path, or what stands for one. */
interface ClassPathEntry extends AutoCloseable {

  /** The bytes of a resource, named with slashes, or null if the entry has no such resource. */
  byte @Nullable [] read(String resource) throws IOException;

  /** Where the resource is, or null if the entry has no such resource. */
  @Nullable URL locate(String resource) throws IOException;

  /** The folder or file, or what to call it. */
  Path path();

  @Override
  default void close() throws IOException {}

  /** Opens a folder or jar that must be there. */
  static ClassPathEntry open(Path path) {
    if (!Files.exists(path)) {
      throw new ProgramException(
          "The class path names %s, which does not exist. Compile the program first, or correct the class path."
              .formatted(path));
    }
    if (!Files.isReadable(path)) {
      throw new ProgramException(
          "The class path names %s, which may not be read. Check its permissions.".formatted(path));
    }
    return Files.isDirectory(path) ? new Folder(path) : Jar.open(path);
  }

  /** A folder of class files. */
  record Folder(Path path) implements ClassPathEntry {

    @Override
    public byte @Nullable [] read(String resource) throws IOException {
      Path file = path.resolve(resource);
      return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
    }

    @Override
    public @Nullable URL locate(String resource) throws IOException {
      Path file = path.resolve(resource);
      return Files.exists(file) ? file.toUri().toURL() : null;
    }
  }
}
