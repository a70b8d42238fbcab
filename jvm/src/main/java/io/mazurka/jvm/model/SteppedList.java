package io.mazurka.jvm.model;

import io.mazurka.jvm.runtime.Hooks;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A list that locks for each call, in the hands of an algorithm of the JDK: every call is a step,
 * and others may come in between.
 */
final class SteppedList<E extends @Nullable Object> extends AbstractList<E>
    implements RandomAccess {

  private final List<E> list;
  private final int site;

  private SteppedList(List<E> list, int site) {
    this.list = list;
    this.site = site;
  }

  /** What the JDK is to change in the place of a list; it does so in one step unless that locks. */
  static <E extends @Nullable Object> List<E> toChange(List<E> list, int site) {
    if (locks(list)) {
      return new SteppedList<>(list, site);
    }
    Hooks.passed(list, true);
    Hooks.beforeCall(null, site);
    return list;
  }

  /** What the JDK is to read in the place of a list, together with what it changes. */
  static <E extends @Nullable Object> List<E> toRead(List<E> list, int site) {
    if (locks(list)) {
      return new SteppedList<>(list, site);
    }
    Hooks.passed(list, false);
    return list;
  }

  private static boolean locks(List<?> list) {
    return JdkPolicy.locksReceiver(Jdk.internalName(list.getClass()));
  }

  @Override
  public int size() {
    Hooks.beforeCall(list, site);
    return list.size();
  }

  @Override
  public E get(int index) {
    Hooks.beforeCall(list, site);
    return list.get(index);
  }

  @Override
  public E set(int index, E element) {
    Hooks.argument(list, element);
    Hooks.beforeCall(list, site);
    return list.set(index, element);
  }
}
