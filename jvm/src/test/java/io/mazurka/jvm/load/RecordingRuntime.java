package io.mazurka.jvm.load;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Mazurka's runtime with hooks that write down what is reported; every instance has its own. */
final class RecordingRuntime extends URLClassLoader {

  private static final String HOOKS = "io.mazurka.jvm.runtime.Hooks";

  private RecordingRuntime(Path folder) throws IOException {
    super(new URL[] {folder.toUri().toURL()}, RecordingRuntime.class.getClassLoader());
  }

  static RecordingRuntime create() throws IOException {
    Path folder = Files.createTempDirectory("hooks");
    try (InputStream in = RecordingRuntime.class.getResourceAsStream("Hooks.java.txt")) {
      if (in == null) {
        throw new IOException("the source of the hooks is missing");
      }
      String source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      Path main =
          Path.of(ClassPath.class.getProtectionDomain().getCodeSource().getLocation().getPath());
      Compiled.into(folder, List.of(main), Runtime.version().feature(), source);
    }
    return new RecordingRuntime(folder);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!name.equals(HOOKS)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : findClass(name);
    }
  }

  /** What has been reported, without the class it was reported for. */
  @SuppressWarnings("unchecked")
  List<String> events() throws ReflectiveOperationException {
    return (List<String>) hooks().getField("EVENTS").get(null);
  }

  /** The monitors that are held. */
  Map<?, ?> monitors() throws ReflectiveOperationException {
    return (Map<?, ?>) hooks().getField("MONITORS").get(null);
  }

  void compareAtLoopHeads() throws ReflectiveOperationException {
    hooks().getField("comparing").setBoolean(null, true);
  }

  /** Begins anew: all classes are as before initialisation. */
  void reset() throws ReflectiveOperationException {
    hooks().getMethod("reset").invoke(null);
  }

  private Class<?> hooks() throws ClassNotFoundException {
    return loadClass(HOOKS);
  }
}
