package io.mazurka.spl.machine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives out the object numbers of cells and of started threads, for all executions of a model.
 *
 * <p>A cell is known by the thread that allocated it and how many cells that thread had allocated
 * before. So its number does not depend on when other threads allocate theirs: allocations by
 * different threads commute, and need not be visible operations.
 */
public final class ObjectNumbers {

  private final int first;
  private final int stride;
  private final Map<Origin, Integer> numbers = new HashMap<>();
  private final List<Origin> origins = new ArrayList<>();

  /** Where a dynamic object comes from; of a thread's own object, {@code count} is -1. */
  record Origin(int thread, int count) {
    boolean isThread() {
      return count < 0;
    }
  }

  /** Numbers for this image, the first free one up. */
  public ObjectNumbers(Image image) {
    first = image.firstDynamic();
    stride = Math.max(1, image.fields().size());
  }

  /** The number of the first field of a cell; the other fields follow. */
  int cell(int thread, int count) {
    return number(new Origin(thread, count));
  }

  /** The number of a started thread. */
  int thread(int thread) {
    return number(new Origin(thread, -1));
  }

  private synchronized int number(Origin origin) {
    Integer known = numbers.get(origin);
    if (known != null) {
      return known;
    }
    int number = first + stride * origins.size();
    numbers.put(origin, number);
    origins.add(origin);
    return number;
  }

  synchronized Origin origin(int object) {
    return origins.get((object - first) / stride);
  }

  int field(int object) {
    return (object - first) % stride;
  }
}
