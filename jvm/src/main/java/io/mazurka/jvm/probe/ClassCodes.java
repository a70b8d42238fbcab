package io.mazurka.jvm.probe;

import io.mazurka.jvm.load.ProgramLoader;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The class files of the code that runs: the program's as the loader has transformed it, the JDK's
 * and Mazurka's as they are.
 */
final class ClassCodes {

  private final ProgramLoader loader;
  private final Map<Class<?>, ClassCode> codes = new HashMap<>();

  ClassCodes(ProgramLoader loader) {
    this.loader = loader;
  }

  /** Whether a text is one that the program's code has at hand. */
  boolean isLiteral(String text) {
    return loader.isLiteral(text);
  }

  /** Whether the class is the program's, a copied class of the JDK among them. */
  boolean isProgram(Class<?> type) {
    return type.getClassLoader() == loader;
  }

  /** The code of a class of the program, given by internal name, or null if it is not loaded. */
  @Nullable ClassCode named(String internalName) {
    Class<?> type = loader.find(internalName.replace('/', '.'));
    return type == null ? null : of(type);
  }

  ClassCode of(Class<?> type) {
    ClassCode known = codes.get(type);
    if (known == null) {
      known = new ClassCode(read(type));
      codes.put(type, known);
    }
    return known;
  }

  private byte[] read(Class<?> type) {
    byte[] bytes = isProgram(type) ? loader.running(type) : resource(type);
    if (bytes == null) {
      throw new Unreadable("the code of " + type.getName());
    }
    return bytes;
  }

  private static byte @Nullable [] resource(Class<?> type) {
    String name = type.getName().replace('.', '/') + ".class";
    ClassLoader own = type.getClassLoader();
    try (InputStream in =
        type.getModule().isNamed()
            ? type.getModule().getResourceAsStream(name)
            : own == null ? null : own.getResourceAsStream(name)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException _) {
      return null;
    }
  }
}
