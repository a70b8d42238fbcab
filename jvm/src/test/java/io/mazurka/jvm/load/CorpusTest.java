package io.mazurka.jvm.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.analysis.Analyzer;

/**
 * Every class of the libraries that the tests themselves use can be transformed, and passes the
 * verifier.
 */
class CorpusTest {

  private static final List<Class<?>> LIBRARIES =
      List.of(
          Assertions.class,
          Test.class,
          ClassReader.class,
          GeneratorAdapter.class,
          ClassNode.class,
          Analyzer.class,
          NullMarked.class);

  @Test
  void everyClassOfTheLibraries_isVerifiedAfterTransformation() throws IOException {
    List<Path> jars = LIBRARIES.stream().map(CorpusTest::jarOf).toList();
    List<String> failures = new ArrayList<>();
    int classes = 0;
    try (ProgramLoader loader = new ProgramLoader(jars);
        URLClassLoader plain = plainLoader(jars)) {
      for (String name : namesIn(jars)) {
        Throwable failure = link(name, loader);
        if (failure != null && !failsUntransformed(name, plain, failure)) {
          failures.add(name + ": " + failure);
        }
        classes++;
      }
    }
    assertThat(failures).isEmpty();
    assertThat(classes).isGreaterThan(1000);
  }

  /** A class that needs a missing library cannot be linked untransformed either. */
  private static boolean failsUntransformed(String name, ClassLoader plain, Throwable failure) {
    Throwable before = link(name, plain);
    return before != null && before.getClass() == failure.getClass();
  }

  private static @Nullable Throwable link(String name, ClassLoader loader) {
    try {
      Class<?> type = Class.forName(name, false, loader);
      java.lang.invoke.MethodHandles.privateLookupIn(type, java.lang.invoke.MethodHandles.lookup())
          .ensureInitialized(type);
      return null;
    } catch (Throwable e) {
      return e;
    }
  }

  private static List<String> namesIn(List<Path> jars) throws IOException {
    List<String> names = new ArrayList<>();
    for (Path jar : jars) {
      try (JarFile file = new JarFile(jar.toFile());
          Stream<String> entries = file.stream().map(entry -> entry.getName())) {
        entries
            .filter(entry -> entry.endsWith(".class") && !entry.startsWith("META-INF"))
            .filter(entry -> !entry.endsWith("-info.class"))
            .map(entry -> entry.substring(0, entry.length() - 6).replace('/', '.'))
            .forEach(names::add);
      }
    }
    return names;
  }

  private static URLClassLoader plainLoader(List<Path> jars) throws IOException {
    URL[] urls = new URL[jars.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = jars.get(i).toUri().toURL();
    }
    return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
  }

  private static Path jarOf(Class<?> type) {
    return Path.of(
        java.net.URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()));
  }
}
