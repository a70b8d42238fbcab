package io.mazurka.program;

/** Steps that an execution took, to be taken again by another one. */
public interface Route {

  /** How many steps there are. */
  int length();

  /** The thread that takes a step. */
  int thread(int step);

  /** The way in which it takes it. */
  int alternative(int step);

  /** What it does. */
  Operation operation(int step);
}
