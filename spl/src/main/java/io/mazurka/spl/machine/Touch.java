package io.mazurka.spl.machine;

import io.mazurka.program.Kind;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a statement may touch, whatever the state it is taken in. */
public sealed interface Touch {

  /**
   * One of the words that exist from the start, or any of several.
   *
   * @param first the first word that it may be
   * @param size how many it may be
   * @param which tells the word from local variables alone, or null if it takes more than those
   * @param locals the slots of the local variables that {@code which} depends on
   */
  record Word(Kind kind, int first, int size, @Nullable Term which, Set<Integer> locals)
      implements Touch {

    public Word {
      locals = Set.copyOf(locals);
    }
  }

  /** A field, of any cell. */
  record InCell(Kind kind, int field) implements Touch {}

  /** The start of a thread, and so whatever that thread touches. */
  record OfStarted(ThreadCode code) implements Touch {}

  /** The output. */
  record Output() implements Touch {}

  /** The assignment of a local variable. */
  record Local(int slot) implements Touch {}
}
