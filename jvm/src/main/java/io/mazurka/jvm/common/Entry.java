package io.mazurka.jvm.common;

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

  /** Code that the main thread runs, anew in every execution. */
  interface Code {
    void run() throws Throwable;
  }
}
