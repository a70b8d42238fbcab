package io.mazurka.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The states at the beginning of a worker's path that are junctions. */
final class SharedStates<J extends Junction> {

  private final List<J> junctions = new ArrayList<>(0);

  int count() {
    return junctions.size();
  }

  boolean contains(int state) {
    return state < junctions.size();
  }

  J get(int state) {
    return junctions.get(state);
  }

  /** The last of them, or null if there is none. */
  @Nullable J last() {
    return junctions.isEmpty() ? null : junctions.getLast();
  }

  /** The state of that junction is one of them, too, and those before it are. */
  void add(J junction) {
    keep(junction.depth());
    junctions.add(junction);
  }

  /** The path has come to end in an earlier state. */
  void keep(int count) {
    while (junctions.size() > count) {
      junctions.removeLast();
    }
  }
}
