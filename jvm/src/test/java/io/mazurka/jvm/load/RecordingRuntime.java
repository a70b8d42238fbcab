package io.mazurka.jvm.load;

import io.mazurka.jvm.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Mazurka's runtime with hooks that write down what is reported; every instance has its own. */
final class RecordingRuntime extends URLClassLoader {

  private static final String HOOKS = "io.mazurka.jvm.runtime.Hooks";
  private static final Set<String> DOUBLES =
      Set.of(HOOKS, "io.mazurka.jvm.model.VarHandleModel", "io.mazurka.jvm.model.TestModels");
  private static final Path COMPILED = compile();

  RecordingRuntime() throws IOException {
    super(new URL[] {COMPILED.toUri().toURL()}, RecordingRuntime.class.getClassLoader());
  }

  private static Path compile() {
    try {
      Path folder = TemporaryFolder.untilTheEnd("doubles");
      Path main =
          Path.of(ClassPath.class.getProtectionDomain().getCodeSource().getLocation().getPath());
      Compiled.into(
          folder,
          List.of(main),
          Runtime.version().feature(),
          Compiled.source("Hooks"),
          Compiled.source("VarHandleModel"),
          Compiled.source("TestModels"));
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!DOUBLES.contains(name)) {
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
