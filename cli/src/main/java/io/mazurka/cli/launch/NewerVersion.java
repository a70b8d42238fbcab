package io.mazurka.cli.launch;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFile.ClassHierarchyResolverOption;
import java.lang.classfile.ClassFile.StackMapsOption;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.nio.ByteBuffer;

/**
 * Writes class files of old versions anew, as of a later one. Those of Java 5 and before have no
 * stack maps: the virtual machine verifies them at length each time, and leaves them out of what it
 * keeps from one start to the next.
 */
final class NewerVersion {

  private static final int KEPT_FROM = ClassFile.JAVA_6_VERSION;
  private static final int NEWER = ClassFile.JAVA_8_VERSION;
  private static final int MAJOR = 6;

  private final ClassFile files;

  /**
   * @param classes where to look up the classes that are mentioned
   */
  NewerVersion(ClassLoader classes) {
    ClassHierarchyResolver hierarchy =
        ClassHierarchyResolver.ofResourceParsing(classes)
            .orElse(ClassHierarchyResolver.defaultResolver());
    this.files =
        ClassFile.of(
            ClassHierarchyResolverOption.of(hierarchy), StackMapsOption.GENERATE_STACK_MAPS);
  }

  /** Whether the class file is of an old version. */
  static boolean wanted(byte[] old) {
    return old.length > MAJOR + 1 && ByteBuffer.wrap(old).getChar(MAJOR) < KEPT_FROM;
  }

  /** The class file as of a later version, or as it is if it would not be valid then. */
  byte[] of(byte[] old) {
    try {
      ClassModel model = files.parse(old);
      byte[] newer = files.transformClass(model, withStackMaps());
      return files.verify(newer).isEmpty() ? newer : old;
    } catch (IllegalArgumentException unsuited) {
      return old;
    }
  }

  private static ClassTransform withStackMaps() {
    ClassTransform version =
        (builder, element) -> {
          if (element instanceof ClassFileVersion) {
            builder.withVersion(NEWER, 0);
          } else {
            builder.with(element);
          }
        };
    return version.andThen(ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL));
  }
}
