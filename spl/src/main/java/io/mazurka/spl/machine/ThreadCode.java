package io.mazurka.spl.machine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The compiled code of a thread: the alternatives at each control location. */
public final class ThreadCode {

  private final String name;
  private final Alternative[][] locations;
  private final List<List<Touch>> touches = new ArrayList<>();
  private final @Nullable Ahead[] ahead;
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
    this.ahead = new Ahead[size];
    this.locals = locals;
    for (int location = 0; location < size; location++) {
      touches.add(List.of());
    }
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

  /** Sets what the statement at a control location may touch. */
  public void foresee(int location, List<Touch> all) {
    touches.set(location, List.copyOf(all));
  }

  /** What may be touched from a control location on, but for the threads started on the way. */
  List<Touch> touchesFrom(int location) {
    List<Touch> all = new ArrayList<>();
    BitSet seen = new BitSet();
    Deque<Integer> work = new ArrayDeque<>(List.of(location));
    while (!work.isEmpty()) {
      int here = work.remove();
      if (here < end() && !seen.get(here)) {
        seen.set(here);
        all.addAll(touches.get(here));
        for (Alternative alternative : at(here)) {
          work.add(alternative.target());
        }
      }
    }
    return all;
  }

  /** What may be touched from a control location on. */
  synchronized Ahead ahead(int location, Image image, ObjectNumbers numbers) {
    Ahead known = ahead[location];
    if (known == null) {
      known = new Ahead(this, location, image, numbers);
      ahead[location] = known;
    }
    return known;
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
