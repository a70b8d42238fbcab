package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import java.util.HashMap;
import java.util.Map;

/**
 * The parts of objects as graphs name them. A field has the same slot in all classes that are the
 * same but for their names. What belongs to no object, as static fields, is part of what all
 * threads share from the start, whether or not anybody has used it yet.
 */
final class Slots {

  /** The owner number of what all threads share from the start; objects are numbered from 1. */
  static final int ROOT_OWNER = 0;

  private final ClassGroups groups;
  private final Map<Integer, Integer> common = new HashMap<>();

  Slots(ClassGroups groups) {
    this.groups = groups;
  }

  /** The slot that a graph names, for a location of the runtime's. */
  int common(Insight insight, int location) {
    Object object = insight.object(insight.owner(location));
    if (Insight.isPlace(object)) {
      return location;
    }
    int slot = insight.slot(location);
    boolean isField = slot > 0 && !groups.areNone() && !object.getClass().isArray();
    return isField ? common.computeIfAbsent(slot, this::find) : slot;
  }

  private int find(int slot) {
    String field = Insight.fieldName(slot);
    int dot = field.lastIndexOf('.');
    String owner = field.substring(0, dot);
    String representative = groups.representative(owner);
    return owner.equals(representative)
        ? slot
        : Insight.fieldSlot(representative, field.substring(dot + 1));
  }

  /** The owner number that a graph names, for a location of the runtime's. */
  static int owner(Insight insight, int location) {
    int owner = insight.owner(location);
    return Insight.isPlace(insight.object(owner)) ? ROOT_OWNER : owner;
  }

  /** The location of the runtime's, for an owner and a slot that a graph names. */
  int location(Insight insight, int owner, int slot) {
    return owner == ROOT_OWNER ? slot : insight.location(owner, own(insight.object(owner), slot));
  }

  /** The runtime's slot of an object, for one that a graph names. */
  private int own(Object object, int slot) {
    if (slot <= 0 || groups.areNone() || object.getClass().isArray()) {
      return slot;
    }
    String field = Insight.fieldName(slot);
    int dot = field.lastIndexOf('.');
    for (Class<?> type = object.getClass(); type != null; type = type.getSuperclass()) {
      String name = type.getName().replace('.', '/');
      if (groups.representative(name).equals(field.substring(0, dot))) {
        return Insight.fieldSlot(name, field.substring(dot + 1));
      }
    }
    return slot;
  }
}
