package io.mazurka.jvm.load;

import io.mazurka.jvm.TemporaryFolder;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A small program: compiled, and runnable both as it is and transformed. Its class P has a method
 * {@code run}.
 */
final class TestProgram implements AutoCloseable {

  final Path folder;
  final RecordingRuntime runtime;
  final ProgramLoader loader;

  TestProgram(int release, String... sources) throws IOException {
    this(new TestRules(), release, sources);
  }

  TestProgram(Rules rules, int release, String... sources) throws IOException {
    folder = Files.createTempDirectory("program");
    Compiled.into(folder, release, sources);
    runtime = new RecordingRuntime();
    loader = new ProgramLoader(List.of(folder), runtime, rules);
  }

  /** What the transformed program returns. */
  Object run() throws Exception {
    return run(loader.load("P"));
  }

  /** What the program returns as its author compiled it. */
  Object runUntransformed() throws Exception {
    URL[] urls = {folder.toUri().toURL()};
    try (URLClassLoader plain = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader())) {
      plain.setDefaultAssertionStatus(true);
      return run(plain.loadClass("P"));
    }
  }

  private static Object run(Class<?> type) throws Exception {
    Method run = type.getDeclaredMethod("run");
    run.setAccessible(true);
    try {
      return run.invoke(null);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Exception exception) {
        throw exception;
      }
      throw (Error) e.getCause();
    }
  }

  List<String> events() throws ReflectiveOperationException {
    return runtime.events();
  }

  @Override
  public void close() throws IOException {
    loader.close();
    runtime.close();
    TemporaryFolder.delete(folder);
  }
}
