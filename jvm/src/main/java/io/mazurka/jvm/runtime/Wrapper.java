package io.mazurka.jvm.runtime;

import java.util.Collections;
import jdk.internal.misc.Unsafe;
import org.jspecify.annotations.Nullable;

/** A class of the JDK whose objects keep another one in a field, to hand calls on to it. */
record Wrapper(Class<?> type, long offset) {

  /** The class of that name inside of {@link Collections}. */
  static Wrapper nested(String name, String field) {
    return of(Nested.of(Collections.class, name), field);
  }

  static Wrapper of(Class<?> type, String field) {
    return new Wrapper(type, Unsafe.getUnsafe().objectFieldOffset(type, field));
  }

  /** What is inside of the object, or null if it is no such wrapper. */
  @Nullable Object inside(Object object) {
    return type.isInstance(object) ? ClassShape.reference(object, offset) : null;
  }
}
