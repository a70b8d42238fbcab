package io.mazurka.jvm.runtime;

/**
 * An instruction of the program that does something others may notice.
 *
 * @param className the class, with dots
 * @param owner the internal name of the class that declares the field or method; empty for arrays
 *     and monitors
 * @param member the field, or the method's name and descriptor
 */
public record Site(
    String className,
    String method,
    String file,
    int line,
    String owner,
    String member,
    int flags) {

  /** The field is volatile. */
  public static final int VOLATILE = 1;

  /** The field is final. */
  public static final int FINAL = 2;

  /** The field or method is static. */
  public static final int STATIC = 4;

  /** The instruction is one of a copy of a JDK class. */
  public static final int COPY = 8;

  /** The field is one of an object that takes steps by itself. */
  public static final int STEPS = 16;

  /** The result of the call is thrown away. */
  public static final int UNUSED = 32;

  /** The call is one of {@code super.m(…)}. */
  public static final int SUPER = 64;

  /** A site of Mazurka's own. */
  public static final Site NONE = new Site("", "", "", 0, "", "", 0);

  boolean isVolatile() {
    return (flags & VOLATILE) != 0;
  }

  boolean isFinal() {
    return (flags & FINAL) != 0;
  }

  /** Whether the access is part of a step that the object takes. */
  boolean isInStep() {
    return (flags & STEPS) != 0;
  }

  /** Whether the program does not look at what the call returns. */
  boolean isUnused() {
    return (flags & UNUSED) != 0;
  }

  /** Whether the method is the one above, whatever the receiver's class has made of it. */
  boolean isSuper() {
    return (flags & SUPER) != 0;
  }

  /** Whether races that the instruction takes part in are meant: the JDK knows what it does. */
  boolean isCopy() {
    return (flags & COPY) != 0;
  }

  /** Where the instruction is: "Counter.java:12". */
  public String location() {
    return file.isEmpty() ? className : file + ":" + line;
  }

  /** Where the instruction is, with its method: "Counter.increment (Counter.java:12)". */
  public String place() {
    return simpleClassName() + shownMethod() + " (" + location() + ")";
  }

  /** Its class and method, as the program names them: "app.Counter.increment". */
  String fullMethod() {
    return className + shownMethod();
  }

  private String shownMethod() {
    String shown = ProgramStack.shown(method);
    return shown.isEmpty() ? "" : "." + shown;
  }

  private String simpleClassName() {
    return className.substring(className.lastIndexOf('.') + 1);
  }

  /** The variable in words: "Counter.value". */
  public String variable() {
    return owner
            .substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('.')) + 1)
            .replace('$', '.')
        + "."
        + member;
  }
}
