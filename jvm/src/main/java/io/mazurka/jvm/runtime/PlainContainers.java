package io.mazurka.jvm.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/**
 * Objects of the JDK that lead to their elements and to nothing else, whatever method is called.
 * Most calls that a program makes are of such, and most of these objects are the thread's own: then
 * nothing has to be looked for behind them.
 */
final class PlainContainers {

  private static final Set<Class<?>> CLASSES =
      Set.of(
          ArrayDeque.class,
          ArrayList.class,
          HashMap.class,
          HashSet.class,
          LinkedHashSet.class,
          LinkedList.class,
          PriorityQueue.class,
          StringBuilder.class,
          TreeMap.class);

  private PlainContainers() {}

  /**
   * Whether objects of the class are such containers, or walk over one.
   *
   * @param hasOwner whether they walk over an object that they have in a field
   */
  static boolean areOf(Class<?> type, boolean hasOwner) {
    return CLASSES.contains(type) || hasOwner && CLASSES.contains(type.getNestHost());
  }

  /** Whether the object is one that nobody else can reach, or walks over one. */
  static boolean isOwn(Object object, SharedObjects objects) {
    ClassShape shape = ClassShape.of(object);
    return shape.isPlain
        && objects.isUnknown(object)
        && (shape.owner < 0 || isOwn(ClassShape.reference(object, shape.owner), objects));
  }
}
