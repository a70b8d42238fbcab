package io.mazurka.jvm.probe;

import java.util.List;
import jdk.internal.misc.Unsafe;

/**
 * How an object of some class is told.
 *
 * @param label the number of the class
 * @param hashed whether its identity hash code is part of what the program can see
 */
record Shape(int label, Manner manner, List<Variable> variables, boolean hashed) {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();

  /** In which way. */
  enum Manner {
    /** By its fields. */
    FIELDS,
    /** By its elements. */
    ARRAY,
    /** By what it says: a text, a number in a box. */
    CONTENT,
    /** As itself: there is one of it in all executions. */
    CONSTANT,
    /** As a thread. */
    THREAD,
    /** Not at all. */
    UNKNOWN
  }

  /** What a field or element holds. */
  enum Content {
    BOOLEAN,
    BYTE,
    CHAR,
    SHORT,
    INT,
    FLOAT,
    LONG,
    DOUBLE,
    REFERENCE,
    LOCATION;

    static Content of(Class<?> type) {
      return type.isPrimitive()
          ? valueOf(type.getName().toUpperCase(java.util.Locale.ROOT))
          : REFERENCE;
    }

    /** The bits of a value that is no reference. */
    long read(Object base, long offset) {
      return switch (this) {
        case BOOLEAN, BYTE -> UNSAFE.getByte(base, offset);
        case CHAR -> UNSAFE.getChar(base, offset);
        case SHORT -> UNSAFE.getShort(base, offset);
        case INT, FLOAT, LOCATION -> UNSAFE.getInt(base, offset);
        case LONG, DOUBLE -> UNSAFE.getLong(base, offset);
        case REFERENCE -> throw new IllegalStateException("a reference has no bits");
      };
    }
  }

  /** Where a field is. */
  record Variable(Content content, long offset) {}
}
