package io.mazurka.jvm.runtime;

import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is inside of objects of the JDK that hand every call on to another one. */
final class Wrapped {

  private static final Wrapper COLLECTION = Wrapper.nested("UnmodifiableCollection", "c");
  private static final Wrapper MAP = Wrapper.nested("UnmodifiableMap", "m");
  private static final Wrapper SET = Wrapper.nested("SetFromMap", "m");

  private static final Wrapper ITERATOR =
      Wrapper.of(Collections.unmodifiableCollection(List.of()).iterator().getClass(), "i");

  private Wrapped() {}

  /** The iterator inside of one that removes nothing, or the iterator itself. */
  static Object byIterator(Object iterator) {
    Object inside = ITERATOR.inside(iterator);
    return inside == null ? iterator : byIterator(inside);
  }

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
