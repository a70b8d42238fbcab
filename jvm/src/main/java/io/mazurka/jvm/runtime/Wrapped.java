package io.mazurka.jvm.runtime;

import org.jspecify.annotations.Nullable;

/** What is inside of objects of the JDK that hand every call on to another one. */
final class Wrapped {

  private static final Wrapper COLLECTION = Wrapper.nested("UnmodifiableCollection", "c");
  private static final Wrapper MAP = Wrapper.nested("UnmodifiableMap", "m");
  private static final Wrapper SET = Wrapper.nested("SetFromMap", "m");

  private Wrapped() {}

  /** What is inside of a wrapper by which it cannot be changed, or null. */
  static @Nullable Object byUnmodifiable(Object object) {
    Object collection = COLLECTION.inside(object);
    return collection == null ? MAP.inside(object) : collection;
  }

  /** The map whose keys the set shows, or null if it is not made of one. */
  static @Nullable Object bySet(Object object) {
    return SET.inside(object);
  }
}
