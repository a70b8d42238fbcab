package io.mazurka.program;

/**
 * What a thread may still do from some state on, and what the threads may do that it may still
 * start: at least every operation that will come, and as few others as the front end can tell.
 */
@FunctionalInterface
public interface Prospect {

  /** The prospect of a thread of which nothing is known. */
  Prospect ANYTHING = (kind, object) -> true;

  /** The prospect of a thread that has finished. */
  Prospect NOTHING = (kind, object) -> false;

  /** Whether an operation of this kind on this object, or as part of a chain, may still come. */
  boolean includes(Kind kind, int object);
}
