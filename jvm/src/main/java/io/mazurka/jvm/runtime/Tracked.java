package io.mazurka.jvm.runtime;

/**
 * An object of the program that carries its own number; the transformation makes every program
 * class one.
 */
public interface Tracked {

  /** The number of the object, or 0 if only the thread that made it can reach it. */
  int $mazurka$id();

  /** Gives the object its number. */
  void $mazurka$id(int id);
}
