package io.mazurka.jvm.runtime;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a stack that is the program's: no frames of Mazurka's, none of the JDK's underneath.
 */
final class ProgramStack {

  /** What the names of all methods begin with that the transformation adds. */
  static final String ADDED = "$mazurka$";

  /** The class initialiser, which is an ordinary method after the transformation. */
  static final String INITIALIZER = ADDED + "clinit";

  /** A reference to a method of the JDK, with a number and the method in which it is written. */
  private static final String REFERENCE = ADDED + "ref$";

  private static final List<String> HIDDEN =
      List.of(
          "io.mazurka.jvm.",
          "io.mazurka.api.harness.",
          "jdk.internal.",
          "java.lang.invoke.",
          "java.lang.reflect.");

  /** Libraries in which an assertion fails that somebody else makes. */
  private static final List<String> ASSERTIONS =
      List.of(
          "org.junit.",
          "org.opentest4j.",
          "org.assertj.",
          "org.hamcrest.",
          "com.google.common.truth.");

  private ProgramStack() {}

  /** The program's frames of the running thread, innermost first. */
  static StackTraceElement[] capture() {
    return clean(new Throwable().getStackTrace());
  }

  /** The program's frames of a stack trace. */
  static StackTraceElement[] clean(StackTraceElement[] frames) {
    List<StackTraceElement> program = new ArrayList<>();
    for (StackTraceElement frame : frames) {
      if (frame.getClassName().equals(Life.class.getName())) {
        break;
      }
      if (!isHidden(frame)) {
        program.add(
            new StackTraceElement(
                CopiedNames.plain(frame.getClassName()),
                shown(frame.getMethodName()),
                frame.getFileName(),
                frame.getLineNumber()));
      }
    }
    return program.toArray(StackTraceElement[]::new);
  }

  /** The innermost frame that is not one of a library of assertions, if there is any. */
  static StackTraceElement origin(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      if (ASSERTIONS.stream().noneMatch(frame.getClassName()::startsWith)) {
        return frame;
      }
    }
    return stack[0];
  }

  /** Where the program's own code is in a stack, or was last; empty if there is none of it. */
  static String location(StackTraceElement[] stack) {
    StackTraceElement frame = own(stack);
    if (frame == null) {
      return "";
    }
    return frame.getFileName() == null
        ? frame.getClassName()
        : frame.getFileName() + ":" + frame.getLineNumber();
  }

  /**
   * Where the program is, for messages: what the JDK does inside happens where the program called
   * it.
   */
  static String place(Site site) {
    if (site != Site.NONE && !isJdk(site.className())) {
      return " (at " + site.location() + " in " + site.fullMethod() + ")";
    }
    StackTraceElement[] stack = capture();
    StackTraceElement frame = own(stack);
    return frame == null
        ? ""
        : " (at "
            + location(stack)
            + (" in " + frame.getClassName() + "." + frame.getMethodName())
            + ")";
  }

  /** The innermost frame of the program's own code, if there is any. */
  private static @Nullable StackTraceElement own(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      if (!isJdk(frame.getClassName())) {
        return frame;
      }
    }
    return null;
  }

  /** The method of the JDK that the program's own code has called; empty if it is in none. */
  static String call(StackTraceElement[] stack) {
    String called = "";
    for (StackTraceElement frame : stack) {
      if (!isJdk(frame.getClassName())) {
        return called;
      }
      called = frame.getMethodName();
    }
    return "";
  }

  /** Whether a class of this name, as the JDK has it where it is a copy, is one of the JDK. */
  static boolean isJdk(String className) {
    return className.startsWith("java.") || CopiedNames.isCopy(className);
  }

  static boolean isHidden(StackTraceElement frame) {
    String className = frame.getClassName();
    return HIDDEN.stream().anyMatch(className::startsWith)
        || className.equals("java.lang.Thread") && frame.getMethodName().equals("run")
        || shown(frame.getMethodName()).isEmpty();
  }

  /**
   * The name that the program has for a method; empty if it knows of none. A reference to a method
   * counts as part of the method in which it is written.
   */
  static String shown(String method) {
    if (method.startsWith(REFERENCE)) {
      return shown(method.substring(method.indexOf('$', REFERENCE.length()) + 1));
    }
    return switch (method) {
      case INITIALIZER -> "<clinit>";
      case "new" -> "<init>";
      default -> method.startsWith(ADDED) ? "" : method;
    };
  }
}
