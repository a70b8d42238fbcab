package io.mazurka.jvm.runtime;

import java.util.concurrent.ConcurrentHashMap;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/**
 * What goes through a {@link ConcurrentHashMap}, an iterator or a spliterator, as its code sees it:
 * it stands at a node and looks at the bins from an index on, up to a limit.
 */
final class Traverser {

  private static final Unsafe UNSAFE = Unsafe.getUnsafe();
  private static final Class<?> TYPE = Nested.of(ConcurrentHashMap.class, "Traverser");
  private static final Class<?> ITERATOR = Nested.of(ConcurrentHashMap.class, "BaseIterator");
  private static final Class<?> OF_KEYS = Nested.of(ConcurrentHashMap.class, "KeyIterator");
  private static final long TABLE = UNSAFE.objectFieldOffset(TYPE, "tab");
  private static final long NODE = UNSAFE.objectFieldOffset(TYPE, "next");
  private static final long INDEX = UNSAFE.objectFieldOffset(TYPE, "index");
  private static final long BIN = UNSAFE.objectFieldOffset(TYPE, "baseIndex");
  private static final long LIMIT = UNSAFE.objectFieldOffset(TYPE, "baseLimit");
  private static final long LENGTH = UNSAFE.objectFieldOffset(TYPE, "baseSize");
  private static final long LAST = UNSAFE.objectFieldOffset(ITERATOR, "lastReturned");

  private final Object self;

  Traverser(Object self) {
    this.self = self;
  }

  static boolean isOne(Object object) {
    return TYPE.isInstance(object);
  }

  /** Whether it is an iterator that looks at the values of entries. */
  boolean showsValues() {
    return !OF_KEYS.isInstance(self);
  }

  /** The bins that it goes through, or null if there were none when it was made. */
  Object @Nullable [] table() {
    return (Object[]) UNSAFE.getReference(self, TABLE);
  }

  /** How many bins there were when it was made. */
  int length() {
    return UNSAFE.getInt(self, LENGTH);
  }

  /** The node that it stands at, or null. */
  @Nullable Object node() {
    return UNSAFE.getReference(self, NODE);
  }

  void node(@Nullable Object node) {
    UNSAFE.putReference(self, NODE, node);
  }

  /** The bin that it will look at next. */
  int bin() {
    return UNSAFE.getInt(self, BIN);
  }

  /** The bin at which it ends. */
  int limit() {
    return UNSAFE.getInt(self, LIMIT);
  }

  void limit(int limit) {
    UNSAFE.putInt(self, LIMIT, limit);
  }

  /** Goes back to where it was made. */
  void restart() {
    UNSAFE.putInt(self, INDEX, 0);
    UNSAFE.putInt(self, BIN, 0);
  }

  /** The node that an iterator has shown last. */
  @Nullable Object last() {
    return UNSAFE.getReference(self, LAST);
  }

  void last(@Nullable Object node) {
    UNSAFE.putReference(self, LAST, node);
  }
}
