package io.mazurka.jvm.runtime;

/**
 * An object of the program that carries its own number; the transformation makes every program
 * class one.
 */
public interface Tracked {

  /** The number of the object; what is not positive is none, as only one thread can reach it. */
  int $mazurka$id();

  /** Gives the object its number, or the {@linkplain Strays mark} of a thread. */
  void $mazurka$id(int id);
}
