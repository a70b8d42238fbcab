package io.mazurka.spl.compile;

import io.mazurka.spl.syntax.Name;
import org.jspecify.annotations.Nullable;

/** What a name stands for. */
sealed interface Symbol {

  /** A named integer. */
  record Constant(int value) implements Symbol {}

  /**
   * A semaphore, or an array of them.
   *
   * @param index where its words start
   * @param size how many there are, or -1 if it is not an array
   */
  record Semaphore(String name, int index, int size) implements Symbol {}

  /** What can be assigned to, and what is known of it. */
  abstract sealed class Variable implements Symbol {
    final TypeCell type = TypeCell.unknown();
    private boolean assigned;
    private @Nullable Name firstRead;

    void noteAssigned() {
      assigned = true;
    }

    void noteRead(Name name) {
      if (firstRead == null) {
        firstRead = name;
      }
    }

    /** Where it is read although nothing assigns it, or null if all is well. */
    @Nullable Name readInVain() {
      return assigned ? null : firstRead;
    }
  }

  /** A global variable, or an array of them. */
  final class Global extends Variable {
    final String name;
    final int index;
    final int size;

    Global(String name, int index, int size) {
      this.name = name;
      this.index = index;
      this.size = size;
    }
  }

  /** A local variable of a thread. */
  final class Local extends Variable {
    final int slot;

    Local(int slot) {
      this.slot = slot;
    }
  }

  /** A field of cells. */
  final class Field extends Variable {
    final int number;

    Field(int number) {
      this.number = number;
    }
  }
}
