package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import java.util.HashMap;
import java.util.Map;

/**
 * The parts of objects as graphs name them. A field has the same slot in all classes that are the
 * same but for their names.
 */
final class Slots {

  private final ClassGroups groups;
  private final Map<Integer, Integer> common = new HashMap<>();

  Slots(ClassGroups groups) {
    this.groups = groups;
  }

  /** The slot that a graph names, for a location of the runtime's. */
  int common(Insight insight, int location) {
    int slot = insight.slot(location);
    boolean isField =
        slot > 0
            && !groups.areNone()
            && !insight.object(insight.owner(location)).getClass().isArray();
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

  /** The runtime's slot of an object, for one that a graph names. */
  int own(Object object, int slot) {
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
