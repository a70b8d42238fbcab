package io.mazurka.jvm.runtime;

/**
 * What {@code new Object()} makes in a program: an object whose hash code is the same in every
 * execution.
 */
public class PlainObject implements Tracked {

  private int id;
  private int hash;

  @Override
  public final int $mazurka$id() {
    return id;
  }

  @Override
  public final void $mazurka$id(int newId) {
    id = newId;
  }

  @Override
  public final int hashCode() {
    if (hash == 0) {
      hash = Operations.identityHash(this);
    }
    return hash;
  }

  @Override
  public final boolean equals(Object other) {
    return this == other;
  }

  @Override
  public final String toString() {
    return "java.lang.Object@" + Integer.toHexString(hashCode());
  }
}
