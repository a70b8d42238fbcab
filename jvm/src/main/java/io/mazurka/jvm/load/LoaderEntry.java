package io.mazurka.jvm.load;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Everything that a class loader of the running Java finds: what a test sees that somebody else has
 * started, be it from a class path, from modules or from elsewhere.
 */
record LoaderEntry(ClassLoader loader) implements ClassPathEntry {

  @Override
  public byte @Nullable [] read(String resource) throws IOException {
    try (InputStream in = loader.getResourceAsStream(resource)) {
      return in == null ? null : in.readAllBytes();
    }
  }

  @Override
  public @Nullable URL locate(String resource) {
    return loader.getResource(resource);
  }

  @Override
  public Path path() {
    return Path.of("the class path of this Java");
  }
}
