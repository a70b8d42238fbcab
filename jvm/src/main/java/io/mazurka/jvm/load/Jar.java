package io.mazurka.jvm.load;

import io.mazurka.program.ProgramException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A jar on the class path; of a multi-release jar, the release that suits the running JDK.
 * Signatures are not checked.
 */
record Jar(Path path, JarFile file) implements ClassPathEntry {

  static Jar open(Path path) {
    try {
      return new Jar(
          path, new JarFile(path.toFile(), false, ZipFile.OPEN_READ, JarFile.runtimeVersion()));
    } catch (IOException e) {
      throw new ProgramException(
          "The class path names %s, which cannot be read as a jar (%s). Make it anew, or take it off the class path."
              .formatted(path, e.getMessage()),
          e);
    }
  }

  @Override
  public byte @Nullable [] read(String resource) throws IOException {
    JarEntry entry = file.getJarEntry(resource);
    if (entry == null || entry.isDirectory()) {
      return null;
    }
    try (InputStream in = file.getInputStream(entry)) {
      return in.readAllBytes();
    }
  }

  @Override
  public @Nullable URL locate(String resource) throws IOException {
    JarEntry entry = file.getJarEntry(resource);
    if (entry == null) {
      return null;
    }
    try {
      String inside = new URI(null, null, "/" + entry.getRealName(), null).getRawPath();
      return URI.create("jar:" + path.toUri() + "!" + inside).toURL();
    } catch (URISyntaxException e) {
      throw new IOException(e);
    }
  }

  /** The jars and folders that the manifest adds to the class path, as far as they exist. */
  List<Path> classPath() throws IOException {
    Manifest manifest = file.getManifest();
    String value =
        manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    List<Path> paths = new ArrayList<>();
    for (String entry : value == null ? new String[0] : value.trim().split("\\s+", 0)) {
      Path named = resolve(entry);
      if (named != null && Files.exists(named)) {
        paths.add(named);
      }
    }
    return paths;
  }

  private @Nullable Path resolve(String entry) {
    try {
      return Path.of(path.toAbsolutePath().toUri().resolve(entry));
    } catch (IllegalArgumentException | java.nio.file.FileSystemNotFoundException e) {
      return null; // the class loaders of the JDK pass over such an entry too
    }
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
