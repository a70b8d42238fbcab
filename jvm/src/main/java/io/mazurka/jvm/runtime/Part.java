package io.mazurka.jvm.runtime;

/** An object of the runtime that frames of the program's threads may refer to. */
public abstract class Part {

  /** As the how manieth part of its execution it was made. */
  final int made;

  @SuppressWarnings("this-escape") // to where nobody looks at it before the thread stands still
  protected Part() {
    made = World.active().objects().correspondence().add(this);
  }
}
