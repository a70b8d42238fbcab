package io.mazurka.jvm.runtime;

import java.lang.reflect.Field;
import java.util.List;

/** How a class of the program is initialised, again in every execution. */
public interface ClassInfo {

  /** The class whose static fields these are. */
  Class<?> type();

  /** The classes and interfaces that are initialised before it, in order. */
  List<ClassInfo> before();

  /** Runs the code of the static initialiser, if there is one. */
  void runInitializer() throws Throwable;

  /** Sets whether accesses need not ask for initialisation any more. */
  void ready(boolean ready);

  /** Sets every static field to the value it has before initialisation. */
  void reset();

  /** Where to ask for a class. */
  interface Source {

    /** What is known of a class. */
    ClassInfo classInfo(Class<?> type);

    /** Whether this very text is one that the code of a class loaded so far has at hand. */
    boolean isLiteral(String text);

    /** Whether a field of a class of the program is final there, however it is loaded. */
    boolean isFinal(Field field);

    /** All classes loaded so far that have static fields to reset. */
    List<? extends ClassInfo> withStatics();
  }
}
