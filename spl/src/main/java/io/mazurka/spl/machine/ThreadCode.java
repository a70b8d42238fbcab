package io.mazurka.spl.machine;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The compiled code of a thread: the alternatives at each control location. */
public final class ThreadCode {

  private final String name;
  private final Alternative[][] locations;
  private final int locals;
  private @Nullable Rest rest;

  /**
   * Code that is filled in by the compiler, so that threads can start each other.
   *
   * @param size the number of control locations; behind the last one is the end
   * @param locals how many local variables a thread has, parameters first
   */
  public ThreadCode(String name, int size, int locals) {
    this.name = name;
    this.locations = new Alternative[size][];
    this.locals = locals;
  }

  /** Sets the alternatives at a control location. */
  public void place(int location, Alternative[] alternatives) {
    locations[location] = alternatives;
  }

  /** Sets what knows the code from each control location on. */
  public void setRest(Rest newRest) {
    rest = newRest;
  }

  Rest rest() {
    return Objects.requireNonNull(rest);
  }

  String name() {
    return name;
  }

  Alternative[] at(int location) {
    return locations[location];
  }

  int end() {
    return locations.length;
  }

  int locals() {
    return locals;
  }
}
