package io.mazurka.jvm.probe;

import java.util.List;

/**
 * What matters of a frame that stands in a call at some place of the code: the code that is left to
 * run, and which of its slots that code can read.
 *
 * @param code the number of the residual code
 * @param place the number of the place
 * @param slots in an order that is the same for all points with that code
 * @param readsLocals whether some of them are local variables
 * @param readsOperands whether some of them are operands
 */
record Point(int code, int place, List<Slot> slots, boolean readsLocals, boolean readsOperands) {

  Point(int code, int place, List<Slot> slots) {
    this(
        code,
        place,
        List.copyOf(slots),
        slots.stream().anyMatch(slot -> !slot.operand()),
        slots.stream().anyMatch(Slot::operand));
  }

  /**
   * A slot of a frame.
   *
   * @param index among the operands or the local variables
   */
  record Slot(boolean operand, int index, Content content) {}

  /** What a slot holds, and how it is to be read. */
  enum Content {
    INT,
    FLOAT,
    LONG,
    DOUBLE,
    REFERENCE,
    /** An array of which only the length can be read, or null. */
    ARRAY_LENGTH,
    /** The number of a location of the runtime. */
    LOCATION,
    /** The number of a shared object. */
    OBJECT
  }
}
