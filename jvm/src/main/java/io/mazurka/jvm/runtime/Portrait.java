package io.mazurka.jvm.runtime;

import org.jspecify.annotations.Nullable;

/** What is being told of one thing in a state: its values, and what it refers to. */
public interface Portrait {

  /** A value that is no reference. */
  void value(long value);

  /** An object, of the program or of the runtime, in this place. */
  void reference(@Nullable Object object);

  /** An object among others, in no order. */
  void member(Object object);

  /** A location: what it is part of, and which part. */
  void location(int location);
}
