package io.mazurka.jvm.runtime;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;

/**
 * The classes of some modules of the JDK that the tests run on, as class files have them; only
 * those in packages whose names begin as those of programs' imports do.
 */
final class JdkImage {

  private final Map<String, ClassNode> classes = new TreeMap<>();

  JdkImage(String... modules) {
    for (String module : modules) {
      try (Stream<Path> files =
          Files.walk(FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", module))) {
        files.filter(JdkImage::isOne).forEach(this::read);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static boolean isOne(Path file) {
    return file.getNameCount() > 3
        && file.getName(2).toString().startsWith("java")
        && file.toString().endsWith(".class");
  }

  private void read(Path file) {
    try {
      ClassNode type = new ClassNode();
      new ClassReader(Files.readAllBytes(file))
          .accept(type, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
      classes.put(type.name, type);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Collection<ClassNode> classes() {
    return classes.values();
  }

  /** The class above, if it is one of these. */
  @Nullable ClassNode above(ClassNode type) {
    return type.superName == null ? null : classes.get(type.superName);
  }

  /** The class that is loaded, and not initialised; null if it cannot be. */
  static @Nullable Class<?> load(String internalName) {
    try {
      ClassLoader loader = ClassLoader.getPlatformClassLoader();
      return Class.forName(internalName.replace('/', '.'), false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  /** Whether programs can name the class. */
  static boolean isPublic(Class<?> type) {
    for (Class<?> at = type; at != null; at = at.getEnclosingClass()) {
      if (!Modifier.isPublic(at.getModifiers())) {
        return false;
      }
    }
    return type.getModule().isExported(type.getPackageName());
  }

  /** A field by the class that declares it, which may be above the one that code names. */
  String field(String owner, String name) {
    for (ClassNode at = classes.get(owner); at != null; at = above(at)) {
      for (FieldNode field : at.fields) {
        if (field.name.equals(name)) {
          return at.name + "." + name;
        }
      }
    }
    return owner + "." + name;
  }
}
