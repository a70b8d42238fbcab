package io.mazurka.engine.known;

import io.mazurka.program.Operation;
import io.mazurka.program.Probe;
import java.util.Arrays;

/** Which parts of which nodes the objects are that threads are about to touch in a state. */
final class Parts {

  /** A call that touches more than so many is asked about each time. */
  private static final int MOST = 64;

  private final int[] objects;
  private final int[] owners;
  private final int[] slots;

  private Parts(int[] objects, Probe probe) {
    this.objects = objects;
    this.owners = Arrays.stream(objects).map(probe::owner).toArray();
    this.slots = Arrays.stream(objects).map(probe::slot).toArray();
  }

  /**
   * What threads touch next.
   *
   * @param probe of an execution that stands in the state
   */
  static Parts of(KnownState state, Probe probe) {
    int[] objects = new int[MOST];
    int count = 0;
    for (int t = 0; t < state.threads(); t++) {
      for (Operation link = state.pending(t); link != null && count < MOST; link = link.also()) {
        if (link.object() != Operation.NO_OBJECT) {
          objects[count++] = link.object();
        }
      }
    }
    return new Parts(Arrays.stream(objects, 0, count).distinct().toArray(), probe);
  }

  /** The place of an object, or -1. */
  int find(int object) {
    for (int part = 0; part < objects.length; part++) {
      if (objects[part] == object) {
        return part;
      }
    }
    return -1;
  }

  int owner(int part) {
    return owners[part];
  }

  int slot(int part) {
    return slots[part];
  }
}
