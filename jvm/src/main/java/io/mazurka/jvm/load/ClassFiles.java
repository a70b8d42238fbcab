package io.mazurka.jvm.load;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** The class files of a program: those on its class path, and the copies of JDK classes. */
final class ClassFiles {

  private final JdkClasses jdk;
  private final ClassPath classPath;
  private final Copying copying;

  ClassFiles(JdkClasses jdk, ClassPath classPath, Copying copying) {
    this.jdk = jdk;
    this.classPath = classPath;
    this.copying = copying;
  }

  /** The class file of a class that is transformed, or null if there is none. */
  @Nullable ClassFile find(String internalName) {
    if (Copies.isCopy(internalName)) {
      return copy(internalName);
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
