package io.mazurka.jvm.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The class files of a program: those on its class path, and the copies of JDK classes. */
final class ClassFiles {

  /** Copies are the same for all programs that need the same ones. */
  private static final Map<Copying, Map<String, ClassFile>> OF_ALL =
      Map.of(
          Copying.WHERE_NEEDED, new ConcurrentHashMap<>(),
          Copying.WHERE_POSSIBLE, new ConcurrentHashMap<>());

  private final JdkClasses jdk;
  private final ClassPath classPath;
  private final Copying copying;
  private final Map<String, ClassFile> copies;

  ClassFiles(JdkClasses jdk, ClassPath classPath, Copying copying) {
    this.jdk = jdk;
    this.classPath = classPath;
    this.copying = copying;
    this.copies = OF_ALL.getOrDefault(copying, new ConcurrentHashMap<>());
  }

  /** The class file of a class that is transformed, or null if there is none. */
  @Nullable ClassFile find(String internalName) {
    if (Copies.isCopy(internalName)) {
      return copies.computeIfAbsent(internalName, this::copy);
    }
    ClassFile file = classPath.classFile(internalName);
    return file == null ? null : file.renamed(copying.inProgram());
  }

  private @Nullable ClassFile copy(String internalName) {
    String origin = copying.inProgram().origin(internalName);
    byte[] bytes = Copies.isSubstitute(origin) ? own(origin) : jdk.read(origin);
    return bytes == null
        ? null
        : new ClassFile(origin, bytes, "the JDK").renamed(copying.inCopyOf(origin));
  }

  private static byte @Nullable [] own(String internalName) {
    try (InputStream in = ClassFiles.class.getResourceAsStream("/" + internalName + ".class")) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("Mazurka's own class " + internalName, e);
    }
  }
}
