package io.mazurka.jvm.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The objects that are to be shared, in the order in which they were found, and where. */
final class Found {

  private final SharedObjects shared;
  private final Origins origins;
  private @Nullable Object[] objects = new Object[64];
  private @Nullable Object[] holders = new Object[64];
  private int[] slots = new int[64];
  private int next;
  private int count;

  Found(SharedObjects shared, Origins origins) {
    this.shared = shared;
    this.origins = origins;
  }

  /** Adds all that the object leads to. */
  void addInside(Object object, ClassShape shape) {
    if (object instanceof Object[] array) {
      for (Object element : array) {
        add(element, array, Origins.UNKNOWN);
      }
    } else {
      for (int i = 0; i < shape.references.length; i++) {
        add(ClassShape.reference(object, shape.references[i]), object, shape.slots[i]);
      }
      Object below = Underlying.of(object);
      if (below != null && !ClassShape.isOwn(below.getClass())) {
        add(below, object, Origins.UNKNOWN);
      }
      add(Underlying.fed(object), object, Origins.UNKNOWN);
    }
  }

  /** Adds an object, with what it comes from, if there is one. */
  void add(@Nullable Object object, @Nullable Object holder, int slot) {
    if (object == null) {
      return;
    }
    int above = holder == null || holder instanceof Class<?> ? 0 : aboveOf(holder, object);
    if (above == 0) {
      put(object, holder, slot);
    } else {
      put(object, origins.holder(above), origins.slot(above));
    }
  }

  /** The number of what an object is found in, if it comes from where that does; else 0. */
  private int aboveOf(Object holder, Object object) {
    int number = shared.number(holder);
    boolean passesOn = !ClassShape.of(holder).isOfProgram || holder.getClass() == object.getClass();
    return passesOn ? number : 0;
  }

  private void put(Object object, @Nullable Object holder, int slot) {
    if (count == objects.length) {
      objects = Arrays.copyOf(objects, 2 * count);
      holders = Arrays.copyOf(holders, 2 * count);
      slots = Arrays.copyOf(slots, 2 * count);
    }
    objects[count] = object;
    holders[count] = holder;
    slots[count++] = slot;
  }

  /** Turns to the next object; null if there is none. */
  @Nullable Object poll() {
    if (next == count) {
      clear();
      return null;
    }
    return objects[next++];
  }

  void clear() {
    Arrays.fill(objects, 0, count, null);
    Arrays.fill(holders, 0, count, null);
    next = 0;
    count = 0;
  }

  /** What the present object was found in, if there is one. */
  @Nullable Object holder() {
    return next == 0 ? null : holders[next - 1];
  }

  /** The field that it was found in. */
  int slot() {
    return next == 0 ? Origins.UNKNOWN : slots[next - 1];
  }
}
