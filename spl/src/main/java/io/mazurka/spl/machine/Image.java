package io.mazurka.spl.machine;

import java.util.List;

/**
 * A compiled model: what a machine holds and runs when it starts.
 *
 * @param labels numbers the texts by which states are told apart
 */
public record Image(List<Static> statics, List<Field> fields, List<Active> active, Labels labels) {

  public Image {
    statics = List.copyOf(statics);
    fields = List.copyOf(fields);
    active = List.copyOf(active);
  }

  /** The object of everything that is printed. */
  int output() {
    return statics.size();
  }

  /** The object of the numbering of threads: the order of starts is the order of numbers. */
  int pool() {
    return statics.size() + 1;
  }

  /** The first object that is not there from the start. */
  public int firstDynamic() {
    return statics.size() + 2;
  }
}
