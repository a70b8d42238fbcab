package io.mazurka.jvm.probe;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The frames of a thread that stands still: the code that is left to run, and all that it can read.
 */
final class Stack {

  private int code;
  private int size;
  private Point.Content[] contents = new Point.Content[16];
  private long[] bits = new long[16];
  private @Nullable Object[] objects = new Object[16];

  void code(int newCode) {
    code = newCode;
  }

  /** The number of the residual code of all frames together. */
  int code() {
    return code;
  }

  void add(Point.Content content, long value, @Nullable Object object) {
    if (size == contents.length) {
      contents = Arrays.copyOf(contents, 2 * size);
      bits = Arrays.copyOf(bits, 2 * size);
      objects = Arrays.copyOf(objects, 2 * size);
    }
    contents[size] = content;
    bits[size] = value;
    objects[size++] = object;
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
