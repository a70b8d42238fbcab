package io.mazurka.jvm.common;

import java.util.Set;

/**
 * What a program begins with. The programs of all workers share it: it must not change, nor hold
 * anything of one of them.
 */
public interface Entry {

  /**
   * Finds the code among the classes of a program.
   *
   * @throws io.mazurka.program.ProgramException if it is not there
   */
  Code find(ClassLoader program);

  /** The names of the methods of the program that the code calls, constructors aside. */
  Set<String> methods();

  /** Code that the main thread runs, anew in every execution. */
  interface Code {
    void run() throws Throwable;
  }
}
