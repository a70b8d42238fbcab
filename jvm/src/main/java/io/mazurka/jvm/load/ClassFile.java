package io.mazurka.jvm.load;

import io.mazurka.program.ProgramException;
import java.nio.charset.StandardCharsets;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;

/** A class file of the program. */
final class ClassFile {

  private static final int PREVIEW = 0xFFFF;
  private static final int VERSION_BEFORE_JAVA_1 = 44;

  private final String name;
  private final byte[] bytes;
  private final String where;

  /**
   * The content of a file.
   *
   * @param name the internal name of the class that it should hold
   * @param where the folder or jar that it comes from
   */
  ClassFile(String name, byte[] bytes, String where) {
    this.name = name;
    this.bytes = bytes;
    this.where = where;
  }

  String name() {
    return name;
  }

  /** A reader of the class file, which holds the class it should, in a version that can be run. */
  ClassReader reader() {
    checkHeader();
    ClassReader reader;
    try {
      reader = new ClassReader(bytes);
      reader.getClassName();
    } catch (RuntimeException e) {
      throw damaged(e);
    }
    checkName(reader.getClassName());
    return reader;
  }

  /** This class file with other names for the classes that it refers to. */
  ClassFile renamed(Copies names) {
    if (!refersToConcurrency()) {
      return this;
    }
    ClassReader reader = reader();
    ClassWriter writer = new ClassWriter(0);
    try {
      reader.accept(new ClassRemapper(writer, names), 0);
    } catch (RuntimeException e) {
      throw damaged(e);
    }
    return new ClassFile(names.map(name), writer.toByteArray(), where);
  }

  /** Whether any class that has a copy can be meant; a cheap guess. */
  private boolean refersToConcurrency() {
    String text = new String(bytes, StandardCharsets.ISO_8859_1);
    return text.contains("java/util/concurrent/")
        || text.contains("java/util/T")
        || Copies.isSubstitute(name);
  }

  ClassSummary summary() {
    reader();
    try {
      return ClassSummary.read(bytes, true);
    } catch (RuntimeException e) {
      throw damaged(e);
    }
  }

  /** The class file is not one, as the cause says. */
  ProgramException damaged(Throwable cause) {
    return new ProgramException(
        "The class file of %s in %s is damaged (%s). Compile it again."
            .formatted(dotted(name), where, cause),
        cause);
  }

  private void checkHeader() {
    if (bytes.length < 10 || number(0) != 0xCAFE || number(2) != 0xBABE) {
      throw damaged(new ClassFormatError("it does not begin as a class file does"));
    }
    int java = number(6) - VERSION_BEFORE_JAVA_1;
    int running = Runtime.version().feature();
    if (java > running) {
      throw new ProgramException(
          "%s in %s is compiled for Java %d, newer than the Java %d that runs it. Run Mazurka on a JDK %d, or compile for --release %d."
              .formatted(dotted(name), where, java, running, java, running));
    }
    if (number(4) == PREVIEW && number(6) > Opcodes.V11 && java != running) {
      throw new ProgramException(
          "%s in %s is compiled with preview features of Java %d, and Java %d runs it. Compile it without --enable-preview, or with --release %d."
              .formatted(dotted(name), where, java, running, running));
    }
  }

  private void checkName(String found) {
    if (!found.equals(name)) {
      throw new ProgramException(
          "The class file at %s.class in %s holds the class %s. The class path must name the folder that holds the class's outermost package."
              .formatted(name, where, dotted(found)));
    }
  }

  private int number(int index) {
    return ((bytes[index] & 0xFF) << 8) | (bytes[index + 1] & 0xFF);
  }

  private static String dotted(String internalName) {
    return internalName.replace('/', '.');
  }
}
