package io.mazurka.jvm.model;

/** The methods by which memory is accessed wherever it is, past all checks. */
final class UnsafeMethods {

  /** The class that programs know. */
  static final String PUBLIC = "sun/misc/Unsafe";

  /** The class that the JDK has for itself, and programs that it was opened to. */
  static final String INTERNAL = "jdk/internal/misc/Unsafe";

  static final String ADVICE =
      "Access fields and array elements by their names, or with a VarHandle, instead.";

  private UnsafeMethods() {}

  /** Whether it is a call of the class that the JDK has for itself, as messages have it. */
  static boolean isOne(String call) {
    return call.startsWith(INTERNAL.replace('/', '.') + ".");
  }

  /** Whether a call accesses memory and has no model, so that nobody would notice. */
  static boolean isUnattended(String owner, String name, String desc) {
    return owner.equals(INTERNAL)
        && (desc.startsWith("(Ljava/lang/Object;J") || desc.startsWith("(J"))
        && Models.find(owner, name, desc, false).isEmpty();
  }
}
