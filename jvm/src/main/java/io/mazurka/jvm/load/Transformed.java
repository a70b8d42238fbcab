package io.mazurka.jvm.load;

import org.jspecify.annotations.Nullable;

/** The class files that a class of the program has become. */
final class Transformed {

  /** The class itself. */
  final byte[] classFile;

  /** The class that holds the static fields of an interface, or null. */
  final byte @Nullable [] statics;

  Transformed(byte[] classFile, byte @Nullable [] statics) {
    this.classFile = classFile;
    this.statics = statics;
  }
}
