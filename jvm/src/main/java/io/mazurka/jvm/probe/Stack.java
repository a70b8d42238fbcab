package io.mazurka.jvm.probe;

import io.mazurka.jvm.runtime.Insight;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The frames of a thread that stands still: the code that is left to run, and all that it can read.
 * In another execution the same variables refer to the objects of the same names there.
 */
final class Stack {

  private int code;
  private int place;
  private int size;
  private Point.Content[] contents = new Point.Content[16];
  private long[] bits = new long[16];
  private @Nullable Object[] objects = new Object[16];
  private boolean attached = true;

  void stands(int atCode, int atPlace) {
    code = atCode;
    place = atPlace;
  }

  /** The number of the residual code of all frames together. */
  int code() {
    return code;
  }

  /** The number of the places in the code where all frames together stand. */
  int place() {
    return place;
  }

  void add(Point.Content content, long value) {
    add(content, value, null);
  }

  /** Adds a reference. */
  void add(@Nullable Object object) {
    add(Point.Content.REFERENCE, 0, object);
  }

  private void add(Point.Content content, long value, @Nullable Object object) {
    if (size == contents.length) {
      contents = Arrays.copyOf(contents, 2 * size);
      bits = Arrays.copyOf(bits, 2 * size);
      objects = Arrays.copyOf(objects, 2 * size);
    }
    contents[size] = content;
    bits[size] = value;
    objects[size++] = object;
  }

  /** Settles what the references stand for, and notes by which names other executions have it. */
  void settle(Insight insight) {
    for (int i = 0; i < size; i++) {
      Object object = objects[i];
      if (object != null) {
        Object represented = insight.represented(object);
        Object constant = insight.constant(represented);
        objects[i] = constant instanceof Class<?> ? constant : represented;
        bits[i] = insight.name(represented);
      }
    }
  }

  /**
   * Lets go of the objects, as their execution is over; false if there is one that cannot be found
   * in another.
   */
  boolean detach() {
    for (int i = 0; i < size && attached; i++) {
      Object object = objects[i];
      if (object != null && bits[i] == 0 && !Insight.isOfAll(object)) {
        return false;
      }
    }
    for (int i = 0; i < size && attached; i++) {
      objects[i] = bits[i] == 0 ? objects[i] : null;
    }
    attached = false;
    return true;
  }

  /** Refers to the objects of an execution. */
  void attach(Insight insight) {
    for (int i = 0; i < size && !attached; i++) {
      if (contents[i] == Point.Content.REFERENCE && bits[i] != 0) {
        objects[i] = insight.named((int) bits[i]);
      }
    }
    attached = true;
  }

  /** Tells of the variables. */
  void describe(Drawing drawing) {
    for (int i = 0; i < size; i++) {
      switch (contents[i]) {
        case REFERENCE -> drawing.reference(objects[i]);
        case LOCATION -> drawing.location((int) bits[i]);
        case OBJECT -> drawing.numbered((int) bits[i]);
        default -> drawing.value(bits[i]);
      }
    }
  }
}
