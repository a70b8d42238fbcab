package io.mazurka.spl.machine;

import java.util.List;

/**
 * What a thread has yet to run, with blanks for the names of variables: equal for two threads if
 * they do the same from here on, each to the variables in its own blanks.
 */
public final class Residue {

  private final long label;
  private final int[] statics;
  private final int[] locals;
  private final Type[] types;

  /**
   * Code with blanks.
   *
   * @param label the code with its blanks, as a number
   * @param statics the words in the blanks, in the order in which the code names them
   * @param locals the local variables whose values the code may read, in the same order
   * @param types what the values of those local variables are
   */
  public Residue(long label, List<Integer> statics, List<Integer> locals, List<Type> types) {
    this.label = label;
    this.statics = statics.stream().mapToInt(Integer::intValue).toArray();
    this.locals = locals.stream().mapToInt(Integer::intValue).toArray();
    this.types = types.toArray(Type[]::new);
  }

  long label() {
    return label;
  }

  int statics() {
    return statics.length;
  }

  /** The word in a blank. */
  int word(int i) {
    return statics[i];
  }

  int locals() {
    return locals.length;
  }

  /** The slot of a local variable whose value matters. */
  int local(int i) {
    return locals[i];
  }

  /** What the values of that local variable are. */
  Type type(int i) {
    return types[i];
  }
}
